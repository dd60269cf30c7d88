import type { Operator } from '../../kernel/config/operator.ts'
import { builder } from '../../kernel/graphql/builder.ts'

const operatorType = builder.objectRef<Operator>('Operator').implement({
  policy: 'public',
  description: 'Who runs this installation, as the legal pages name them.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    representative: t.exposeString('representative', { nullable: true }),
    register: t.exposeString('register', { nullable: true }),
    vatId: t.exposeString('vatId', { nullable: true }),
    privacyContact: t.exposeString('privacyContact', { nullable: true }),
    isExample: t.exposeBoolean('isExample', { description: 'Made up for the demo.' }),
  }),
})

builder.queryField('operator', (t) =>
  t.field({
    type: operatorType,
    nullable: true,
    policy: 'public',
    scope: 'any',
    description: 'Null when the operator has not said who they are.',
    resolve: (_, __, ctx) => ctx.config.operator,
  }),
)
