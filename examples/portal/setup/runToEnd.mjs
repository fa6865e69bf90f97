import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const PATIENCE_MS = 1500

/**
 * Runs a program in the foreground and waits for its end. If this process gets SIGINT, SIGTERM or SIGHUP, the program
 * gets the same signal. The program is killed if it still runs 1.5 s later. When the program has ended, this process
 * ends too, with the usual code (130 for Ctrl-C).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the program's exit code
 */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    /** @param {NodeJS.Signals} signal */
    const stop = signal => {
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref()
      child.once('close', () => process.exit(128 + constants.signals[signal]))
    }
    process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop)
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}
