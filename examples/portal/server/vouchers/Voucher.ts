/** A voucher as somebody enters it: its code, and the role that is wanted of it; '' takes the one that it has. */
export interface Voucher {
  code: string
  role: string
}
