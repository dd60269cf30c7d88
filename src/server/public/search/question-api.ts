import { type Question, readQuestion, mayAskAbout } from '../../../domain/public/question.ts'
import { QUESTION_TOPICS } from '../../../domain/public/question-words.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listAnswers } from './answers.ts'
import { ANSWER_KINDS, type AnswerRow } from './asked-sql.ts'

const longestText = 100
const mostAnswers = 20
const usualAnswers = 8

const topicType = builder.enumType('QuestionTopic', { values: QUESTION_TOPICS })
const kindType = builder.enumType('AnswerKind', { values: ANSWER_KINDS })

const answerType = builder.objectRef<AnswerRow>('QuestionAnswer').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    id: t.exposeID('id', { description: 'Unique among the answers of a question.' }),
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', { nullable: true }),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    homeName: t.exposeString('homeName'),
    groupName: t.exposeString('groupName'),
    tenantName: t.exposeString('tenantName', { nullable: true }),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    bookingRequestId: t.exposeID('bookingRequestId', { nullable: true }),
    listingRequestId: t.exposeID('listingRequestId', { nullable: true }),
    from: t.expose('from', { type: 'Day', nullable: true }),
    to: t.expose('to', {
      type: 'Day',
      nullable: true,
      description: 'Of a free home the last day before it is taken; null where no end is known.',
    }),
    amount: t.exposeFloat('amount', {
      nullable: true,
      description: 'In minor units: the monthly price of a home, or what is open.',
    }),
    currency: t.exposeString('currency', { nullable: true }),
    dueOn: t.expose('dueOn', { type: 'Day', nullable: true }),
    number: t.exposeString('number', { nullable: true }),
  }),
})

interface Answered {
  question: Question
  answers: AnswerRow[]
}

const answeredType = builder.objectRef<Answered>('AnsweredQuestion').implement({
  policy: 'visible',
  description: 'How a question was understood, and what answers it.',
  fields: (t) => ({
    topic: t.field({ type: topicType, resolve: ({ question }) => question.topic }),
    from: t.field({ type: 'Day', nullable: true, resolve: ({ question }) => question.period?.from ?? null }),
    to: t.field({ type: 'Day', nullable: true, resolve: ({ question }) => question.period?.to ?? null }),
    least: t.float({
      nullable: true,
      description: 'In major units: the lowest monthly price, of what is unpaid the lowest open amount.',
      resolve: ({ question }) => question.least,
    }),
    most: t.float({
      nullable: true,
      description: 'In major units: the highest monthly price, of what is unpaid the highest open amount.',
      resolve: ({ question }) => question.most,
    }),
    currency: t.string({ nullable: true, resolve: ({ question }) => question.currency }),
    names: t.string({
      description: 'What is left of the text: what a home or a tenant is called.',
      resolve: ({ question }) => question.names.join(' '),
    }),
    answers: t.field({ type: [answerType], resolve: ({ answers }) => answers }),
    total: t.int({
      description: 'How many answers there are in all; of homes by name, how many homes.',
      resolve: ({ answers }) => answers[0]?.total ?? 0,
    }),
  }),
})

builder.queryField('answeredQuestion', (t) =>
  t.field({
    type: answeredType,
    nullable: true,
    policy: 'limited',
    scope: 'none',
    description:
      "Reads a question in English, German or French ('free in may under 1500', 'wer wohnt in 23', 'impayé') and answers it out of the viewer's own data; null for a text that is none, and for one that the viewer may not ask.",
    args: { text: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: usualAnswers }) },
    resolve: (_, { text, first }, ctx) =>
      answer(ctx, text.slice(0, longestText), Math.min(mostAnswers, Math.max(1, first ?? usualAnswers))),
  }),
)

async function answer(ctx: Context, text: string, first: number): Promise<Answered | null> {
  const viewer = requireViewer(ctx)
  const question = readQuestion(text, ctx.today())
  if (
    !question ||
    !mayAskAbout(question.topic, { hasLandlord: viewer.landlordId !== null, access: viewer.access })
  )
    return null
  const answers = await listAnswers(ctx, viewer, question, first)
  // A month beside a word that no home has was most likely none: 'Jan Keller'.
  return question.topic === 'STATE' && answers.length === 0 ? null : { question, answers }
}
