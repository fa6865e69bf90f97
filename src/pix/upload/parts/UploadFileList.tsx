import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/cssVar'
import type { ReadLabel } from '../../../labels/useLabels'
import { formatBytes } from '../../../lib/formatBytes'
import { formatMegabytes } from '../../../lib/formatMegabytes'
import type { uploadLabels } from '../uploadLabels'
import type { UploadVerdict } from '../uploadRules'

interface UploadFileListProps extends UploadVerdict {
  /** The limit of one file in bytes. */
  readonly fileSize: number
  /** BCP 47, for the numbers. */
  readonly tag: string
  readonly t: ReadLabel<(typeof uploadLabels)[number]>
}

const List = styled.ul`
  display: grid;
  list-style: none;
  border-block-start: 1px solid ${cssVar('border')};
`
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${cssVar('space-3')};
  padding-block: ${cssVar('space-2')};
  border-block-end: 1px solid ${cssVar('border')};
  & > * {
    overflow-wrap: anywhere;
  }
  & > s {
    color: ${cssVar('danger-text')};
  }
`
const Size = styled.span`
  color: ${cssVar('text-soft')};
  font-variant-numeric: tabular-nums;
`
const Reason = styled.span`
  grid-column: 1 / -1;
  font-size: ${cssVar('font-small')};
  color: ${cssVar('danger-text')};
`

/** Every chosen file with its size in MB; the ones that are not sent are struck through, with the reason beside. */
export function UploadFileList({ accepted, rejected, isPostTooLarge, fileSize, tag, t }: UploadFileListProps) {
  return (
    <List>
      {rejected.map(({ file, refusal }, index) => (
        <Item key={`${index} ${file.name}`}>
          <s>{file.name}</s>
          <Size>{formatMegabytes(file.size, tag)}</Size>
          <Reason>{refusal === 'wrongType' ? t('pix_upload_file_wrong_type') : t('pix_upload_file_too_large', { SIZE: formatBytes(fileSize, tag) })}</Reason>
        </Item>
      ))}
      {accepted.map((file, index) => (
        <Item key={`${index} ${file.name}`}>
          {isPostTooLarge ? <s>{file.name}</s> : <span>{file.name}</span>}
          <Size>{formatMegabytes(file.size, tag)}</Size>
          {isPostTooLarge && <Reason>{t('pix_upload_not_sent')}</Reason>}
        </Item>
      ))}
    </List>
  )
}
