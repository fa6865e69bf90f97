import { fieldText } from './fieldText';

/** The page of a list that an address asks for by `p`, counted from 1; the first where it asks for none that can be. */
export function pageNumber(query: unknown): number {
  const page = Number(fieldText(query, 'p'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
