import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PASSKEY_MINUTES, SIGN_UP_HOURS } from '../../../domain/people/login-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { giveKeepsake, keepsakeOf, takeKeepsake } from '../../kernel/http/login-answer.ts'
import type { Route } from '../../kernel/http/route.ts'
import { logIn } from './sessions.ts'
import {
  beginPasskeyLogin,
  beginPasskeyRegistration,
  confirmByPasskey,
  loginWithPasskey,
  registerPasskey,
} from './passkey-actions.ts'
import { takeSecondStep } from './second-step.ts'
import { confirmSignUp, signUp } from './sign-up-actions.ts'
import { beginSignUpPasskey } from './sign-up-ways.ts'

const text = z.string().max(1_000).catch('')
const codeBody = z.object({ code: text }).catch({ code: '' })
const tokenBody = z.object({ token: text }).catch({ token: '' })
const confirmBody = z
  .object({ token: text, response: z.unknown().optional(), password: text })
  .catch({ token: '', response: null, password: '' })
const responseBody = z.object({ response: z.unknown(), name: text }).catch({ response: null, name: '' })

/** The steps of login and sign-up that give or take cookies, beside those with a password (auth-routes.ts). */
export const loginRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/auth/second-step',
    description:
      'Ends a login with a code of the app or a backup code; 409 START_AGAIN after ten minutes or in another browser.',
    takes: '{ code }',
    answers: '{}, with the session',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const secret = keepsakeOf(ctx.config, request, 'mezzo-login-step')
      const token = await takeSecondStep(ctx, secret, codeBody.parse(request.body).code)
      await logIn(ctx, request, reply, token)
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/registration-options',
    description: 'What the browser needs to make a passkey; 409 CONFIRM_PASSWORD unless the login is fresh.',
    takes: '{}',
    answers: 'PublicKeyCredentialCreationOptionsJSON',
    policy: 'person',
    scope: 'none',
    handler: async (ctx, request, reply) =>
      answerOptions(ctx, request, reply, await beginPasskeyRegistration(ctx)),
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/register',
    description: 'Keeps a passkey.',
    takes: '{ response: RegistrationResponseJSON, name }',
    answers: '{ _id }',
    policy: 'person',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const secret = keepsakeOf(ctx.config, request, 'mezzo-login-step')
      const _id = await registerPasskey(ctx, secret, responseBody.parse(request.body))
      takeKeepsake(ctx.config, reply, 'mezzo-login-step')
      return { _id }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/login-options',
    description: 'What the browser needs to ask for a passkey.',
    takes: '{}',
    answers: 'PublicKeyCredentialRequestOptionsJSON',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request, reply) => answerOptions(ctx, request, reply, await beginPasskeyLogin(ctx)),
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/login',
    description: 'Logs in with a passkey.',
    takes: '{ response: AuthenticationResponseJSON }',
    answers: '{}, with the session',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const secret = keepsakeOf(ctx.config, request, 'mezzo-login-step')
      const token = await loginWithPasskey(ctx, secret, responseBody.parse(request.body).response)
      await logIn(ctx, request, reply, token)
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/confirm',
    description:
      'Shows by a passkey once more who somebody is, before something delicate, in place of confirmPassword; answers passkeys/login-options.',
    takes: '{ response: AuthenticationResponseJSON }',
    answers: '{}',
    policy: 'person',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const secret = keepsakeOf(ctx.config, request, 'mezzo-login-step')
      await confirmByPasskey(ctx, secret, responseBody.parse(request.body).response)
      takeKeepsake(ctx.config, reply, 'mezzo-login-step')
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/auth/sign-up/email',
    description:
      'Mails the link that makes the account; the same for an address that has one. With passkey: true there is no password: confirm-email takes the passkey.',
    takes: '{ email, password, passkey?, firstName, lastName, landlord, language, redirect? }',
    answers: "{ status: 'MAILED' }",
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const secret = await signUp(ctx, request.body)
      giveKeepsake(ctx.config, request, reply, 'mezzo-sign-up', secret, SIGN_UP_HOURS * 60 * 60)
      return { status: 'MAILED' }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/confirm-email/passkey-options',
    description:
      'What the browser needs to make the passkey of a sign-up without a password; 409 LINK_USED for a link that is used up or older than a day.',
    takes: '{ token }',
    answers: 'PublicKeyCredentialCreationOptionsJSON',
    policy: 'public',
    scope: 'none',
    handler: (ctx, request) => beginSignUpPasskey(ctx, tokenBody.parse(request.body).token),
  },
  {
    method: 'POST',
    url: '/api/auth/confirm-email',
    description:
      'Makes the account of a sign-up, with the passkey or the password given now where none was chosen before; 409 LINK_USED for a link that is used up or older than a day.',
    takes: '{ token, response?: RegistrationResponseJSON, password? }',
    answers: '{ loggedIn, redirect }, with the session in the browser that signed up',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const browserSecret = keepsakeOf(ctx.config, request, 'mezzo-sign-up')
      const given = confirmBody.parse(request.body)
      const { sessionToken, redirect } = await confirmSignUp(ctx, given, browserSecret)
      if (sessionToken) await logIn(ctx, request, reply, sessionToken)
      return { loggedIn: sessionToken !== null, redirect }
    },
  },
]

function answerOptions<Options>(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { options, secret }: { options: Options; secret: string },
): Options {
  giveKeepsake(ctx.config, request, reply, 'mezzo-login-step', secret, PASSKEY_MINUTES * 60)
  return options
}
