/** The questions of the help by topic; their texts are under `help.sections`. */
export const HELP_QUESTIONS = {
  requests: ['answer', 'deadline', 'accepted', 'contact', 'report', 'overlap', 'extension', 'keyboard'],
  tips: ['answer', 'photos', 'calendar', 'stays', 'text'],
  contracts: ['sign', 'valid', 'booked', 'unit', 'withdraw', 'earlier', 'move', 'keys', 'cleaning'],
  calendar: ['block', 'booked', 'stays'],
  money: ['fee', 'rent', 'unitRent', 'invoice'],
  tax: ['dac7', 'missing', 'where'],
  team: ['invite', 'link', 'staff', 'log'],
  account: ['notifications', 'install', 'login', 'tokens', 'delete'],
} as const satisfies Record<string, readonly string[]>

/** A topic of the help. */
export type HelpTopic = keyof typeof HELP_QUESTIONS

/** A question with its answer. */
export interface HelpAnswer {
  /** Names it in the URL: 'requests-deadline'. */
  id: string
  question: string
  answer: string
}

/** The answers that have every word of the text, whatever its accents and case. */
export function answersWith(answers: readonly HelpAnswer[], text: string): HelpAnswer[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return answers.filter(({ question, answer }) => {
    const own = plain(`${question} ${answer}`)
    return words.every((word) => own.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** What landlords ask about homes for people from Ukraine; their texts are under `supportUkraine.questions`. */
export const UKRAINE_QUESTIONS = ['who', 'rent', 'length', 'papers'] as const satisfies readonly string[]
