import { memo } from 'react'
import { Check, FileX } from 'lucide'
import styled from 'styled-components'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatBytes, formatMegabytes } from '../../../lib/formatBytes'
import type { uploadLabels } from '../uploadLabels'
import type { FileRefusal, UploadVerdict } from '../uploadRules'
import { FilePreview } from './FilePreview'

interface UploadFileListProps extends UploadVerdict {
  /** Number of accepted files that the portal has stored. */
  readonly storedCount: number
  /** Maximum size of one file in bytes. */
  readonly fileSize: number
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
}

const List = styled.ul`
  display: grid;
  list-style: none;
  &:not(:empty) {
    border-block-start: 1px solid ${cssVar('border')};
  }
`
const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${cssVar('space-3')};
  /* Hundreds of files need no layout until they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-size: auto 57px;
  padding-block: ${cssVar('space-2')};
  border-block-end: 1px solid ${cssVar('border')};
  & > * {
    overflow-wrap: anywhere;
  }
  & s {
    color: ${cssVar('danger-text')};
  }
`
const Sign = styled.span`
  display: grid;
  place-content: center;
  width: 40px;
  height: 40px;
  border-radius: ${cssVar('radius')};
  background: ${cssVar('danger-soft')};
  color: ${cssVar('danger-text')};
`
const Size = styled.span`
  color: ${cssVar('text-soft')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
const Reason = styled.span<{ $isGood?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-1')};
  font-size: ${cssVar('font-small')};
  color: ${({ $isGood }) => cssVar($isGood ? 'success-text' : 'danger-text')};
`

const REASONS = {
  wrongType: 'pix_upload_file_wrong_type',
  tooLarge: 'pix_upload_file_too_large',
  empty: 'pix_upload_file_empty',
  heic: 'pix_upload_file_heic',
  notPicture: 'pix_upload_file_not_picture',
  unreadable: 'pix_upload_file_unreadable',
  broken: 'pix_upload_file_broken',
  tooManyPixels: 'pix_upload_file_too_many_pixels',
} as const satisfies Record<FileRefusal, string>

/**
 * Lists every chosen file with its size in MB. Rejected files are struck through, with the reason below the name. Does
 * not render again at each step of the progress.
 */
export const UploadFileList = memo(function UploadFileList({
  accepted,
  rejected,
  isPostTooLarge,
  storedCount,
  fileSize,
  tag,
}: UploadFileListProps) {
  const t = useLabels<(typeof uploadLabels)[number]>()
  return (
    <List>
      {rejected.map(({ file, refusal }, index) => (
        <Item key={`${index} ${file.name}`}>
          <Sign>
            <Icon of={FileX} />
          </Sign>
          <div>
            <s>{file.name}</s>
            <Reason>{t(REASONS[refusal], { SIZE: formatBytes(fileSize, tag) })}</Reason>
          </div>
          <Size>{formatMegabytes(file.size, tag)}</Size>
        </Item>
      ))}
      {accepted.map((file, index) => (
        <Item key={`${index} ${file.name}`}>
          <FilePreview file={file} />
          <div>
            {isPostTooLarge ? <s>{file.name}</s> : <span>{file.name}</span>}
            {isPostTooLarge && <Reason>{t('pix_upload_not_sent')}</Reason>}
            {index < storedCount && (
              <Reason $isGood>
                <Icon of={Check} size={14} />
                {t('pix_upload_stored')}
              </Reason>
            )}
          </div>
          <Size>{formatMegabytes(file.size, tag)}</Size>
        </Item>
      ))}
    </List>
  )
})
