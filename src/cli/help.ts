// Help: the frame that commander gives it, in the words of a language.

import { Help, type HelpConfiguration } from 'commander'
import { type Say, wordFor } from '../wire/command-texts.ts'

/** The parts of commander's help that hold words of its own. */
export function wordHelp(say: Say): HelpConfiguration {
  const plain = new Help()
  return {
    styleTitle: (title) => wordFor(title, say),
    commandUsage: (command) => wordPlaces(plain.commandUsage(command), say),
    subcommandTerm: (command) => wordPlaces(plain.subcommandTerm(command), say),
    optionDescription: (option) => wordExtras(plain.optionDescription(option), say),
  }
}

/** `[options] [command]` after the name of a command. */
function wordPlaces(usage: string, say: Say): string {
  return usage.replace(/\[(options|command)\]/g, (_, place: string) => `[${wordFor(place, say)}]`)
}

/** `(choices: …, default: …)` at the end of a description. */
function wordExtras(description: string, say: Say): string {
  return description.replace(/\((?:choices|default|preset): .*\)$/, (extras) =>
    extras.replace(/(?<=[(\s])(choices|default|preset)(?=: )/g, (name) => wordFor(name, say)),
  )
}
