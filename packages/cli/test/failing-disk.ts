/** A disk whose n-th operation goes wrong. */
import type { Disk } from '../src/file/disk.ts'

export const mishaps = ['fails once', 'fails from then on', 'writes short and is full'] as const
export type Mishap = (typeof mishaps)[number]

export class FailingDisk {
  /** How many operations were asked for. */
  asked = 0
  readonly disk: Disk
  private readonly nth: number
  private readonly mishap: Mishap

  constructor(real: Disk, nth: number, mishap: Mishap) {
    this.nth = nth
    this.mishap = mishap
    const guard =
      <Args extends unknown[], Result>(operation: (...args: Args) => Result) =>
      (...args: Args): Result => {
        this.asked++
        if (this.isBroken) throw noSpace()
        return operation(...args)
      }
    this.disk = {
      real: guard(real.real),
      open: guard(real.open),
      identityOf: guard(real.identityOf),
      readAll: guard(real.readAll),
      sync: guard(real.sync),
      truncate: guard(real.truncate),
      close: guard(real.close),
      link: guard(real.link),
      rename: guard(real.rename),
      remove: guard(real.remove),
      makeFolderOf: guard(real.makeFolderOf),
      namesIn: guard(real.namesIn),
      syncFolderOf: guard(real.syncFolderOf),
      write: (fd, bytes, position) => {
        this.asked++
        if (this.mishap === 'writes short and is full') return this.writesShort(real, fd, bytes, position)
        if (this.isBroken) throw noSpace()
        return real.write(fd, bytes, position)
      },
    }
  }

  get hasFailed(): boolean {
    return this.asked >= this.nth
  }

  private get isBroken(): boolean {
    if (this.mishap === 'writes short and is full') return false
    return this.mishap === 'fails once' ? this.asked === this.nth : this.asked >= this.nth
  }

  /** From the n-th operation on a write takes half of what it is given, and the next one nothing. */
  private writesShort(real: Disk, fd: number, bytes: Uint8Array, position: number): number {
    if (this.asked < this.nth) return real.write(fd, bytes, position)
    if (this.isFull) throw noSpace()
    this.isFull = true
    return real.write(fd, bytes.subarray(0, Math.floor(bytes.length / 2)), position)
  }

  private isFull = false
}

const noSpace = (): Error => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
