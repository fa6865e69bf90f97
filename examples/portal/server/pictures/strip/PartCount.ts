/** Kinds of parts of a picture file. */
type PictureParts = 'blocks' | 'segments' | 'scans'

/** Error for a picture file with more parts than any camera or program writes; `parts` names them. */
export class TooManyParts extends Error {
  override readonly name = 'TooManyParts'

  constructor(
    readonly parts: PictureParts,
    readonly most: number,
  ) {
    super(`The file has more than ${most} ${parts}.`)
  }
}

/** Counts the parts of one kind in a picture file. */
export class PartCount {
  private count = 0

  constructor(
    private readonly parts: PictureParts,
    private readonly most: number,
  ) {}

  /** Counts one more part. Throws TooManyParts beyond the limit. */
  next(): void {
    this.count += 1
    if (this.count > this.most) throw new TooManyParts(this.parts, this.most)
  }
}
