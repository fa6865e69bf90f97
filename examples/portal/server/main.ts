import { checkNode } from './checkNode'
import { parseCommandLine } from './parseCommandLine'
import { StartError } from './StartError'

try {
  checkNode(process.versions.node)
  // These modules are loaded after the check, because an old Node could not parse them. The first one is for processes
  // that the portal starts itself (PictureProcesses).
  if (process.argv[2] === 'pictures' && process.send) (await import('./pictures/servePictureJobs')).servePictureJobs()
  else await runCommand()
} catch (error) {
  // loggedError leaves out values, because the error of a migration or of the demo's seed may quote stored data.
  console.error(error instanceof StartError ? error.message : (await import('./log/loggedError')).loggedError(error))
  process.exit(1)
}

async function runCommand(): Promise<void> {
  const commandLine = parseCommandLine(process.argv.slice(2), process.env)
  if (commandLine.command === 'seed') await (await import('./seedLibrary')).seedLibrary(commandLine)
  else if (commandLine.command === 'sweep') await (await import('./sweepPortal')).sweepPortal(commandLine)
  else await (await import('./serve')).serve(commandLine)
}
