import { z } from 'zod'
import { TEXTS_STOPPED } from '../rules/account/codes.ts'
import { COLLECTION_DESIGNS_MAX, COLLECTIONS_MAX } from '../rules/designs/collections.ts'
import { NOTES_MAX } from '../rules/designs/notes.ts'
import { SHARED_PLANS_MAX } from '../rules/designs/shared-plans.ts'
import { FILE_TOO_LARGE, FILE_TYPE_WRONG } from '../rules/chat/files.ts'

/** Expected failures of the API: machine name, status and default message, which a use-case may replace with a better one. */
export const PROBLEMS = {
  'validation-failed': { status: 400, message: 'Check the highlighted fields.' },
  'code-wrong': { status: 400, message: "That code isn't right." },
  'push-service-unknown': {
    status: 400,
    message: "This browser's notification service isn't supported. Try another browser.",
  },
  'code-expired': { status: 400, message: 'That code has expired. Send a new one.' },
  'passkey-refused': {
    status: 400,
    message: "We couldn't check that passkey. Try again, or use another way.",
  },
  'password-wrong': { status: 400, message: "That's not your current password." },
  'password-unchanged': { status: 400, message: "Choose a password that's different from your current one." },
  unauthenticated: { status: 401, message: 'Authentication required' },
  'credentials-wrong': { status: 401, message: "That email and password don't match." },
  'second-factor-required': {
    status: 401,
    message: 'Enter the code from your authenticator app, or a recovery code.',
  },
  'refresh-failed': { status: 401, message: 'Session refresh failed' },
  'refresh-missing': { status: 401, message: 'No refresh token available' },
  'csrf-failed': { status: 403, message: "We couldn't verify this request. Please try again." },
  forbidden: { status: 403, message: "Your account can't do this." },
  'password-change-required': { status: 403, message: 'Choose your own password first.' },
  'email-unverified': { status: 403, message: 'Confirm your email first.' },
  'phone-unverified': { status: 403, message: 'Verify your phone number first.' },
  'profile-incomplete': { status: 403, message: 'Finish your profile first.' },
  'confirm-it-is-you': { status: 403, message: "Confirm it's you first." },
  'registrations-closed': {
    status: 403,
    message: "New accounts can't be made right now. If you have one, log in.",
  },
  'choosing-closed': { status: 403, message: "Brokers aren't taking new buyers right now." },
  'sharing-closed': { status: 403, message: "Plans can't be shared right now." },
  locked: { status: 403, message: 'This is still locked.' },
  'not-found': { status: 404, message: "There's nothing at this address." },
  'broker-full': { status: 409, message: "This broker isn't taking new buyers right now." },
  'profile-changed': { status: 409, message: 'This was changed elsewhere in the meantime. Load it again.' },
  'import-known': {
    status: 409,
    message: 'This very file was imported before. Nothing was read a second time.',
  },
  'import-busy': {
    status: 409,
    message: 'This import is already being worked on, perhaps in another window.',
  },
  'import-not-ready': { status: 409, message: "This import isn't ready for that. Load it again." },
  'selection-changed': {
    status: 409,
    message: 'Other rows match now than when you looked. Nothing was changed.',
  },
  'views-full': { status: 409, message: 'This list has 30 saved views. Delete one to save another.' },
  'note-changed': { status: 409, message: 'This note was changed in another window in the meantime.' },
  'stale-edit': { status: 409, message: 'Somebody else changed this in the meantime.' },
  'set-up-closed': {
    status: 409,
    message: 'The time to set up a second factor is over. Ask an owner for a new code.',
  },
  'factors-full': { status: 409, message: 'You have 10 ways to confirm. Remove one to add another.' },
  'authenticator-there': {
    status: 409,
    message: 'You have an authenticator app. Remove it to set up another one.',
  },
  'last-factor': { status: 409, message: "It's your only one. Set up another one first." },
  'last-owner': { status: 409, message: "There's no other owner. Make somebody else an owner first." },
  'own-account': { status: 409, message: "That's your own account. Another owner can do this." },
  'report-decided': { status: 409, message: 'Somebody else has decided this report in the meantime.' },
  'already-suspended': { status: 409, message: 'This account is suspended already.' },
  'not-suspended': { status: 409, message: "This account isn't suspended." },
  'design-incomplete': { status: 409, message: "This design isn't complete yet." },
  'already-published': {
    status: 409,
    message: 'Buyers see this design already. Publish its changes now instead.',
  },
  'never-published': {
    status: 409,
    message: 'This design was never published: there is nothing to go back to.',
  },
  'builder-missing': { status: 409, message: 'This builder is not there any more. Choose another one.' },
  'builder-exists': { status: 409, message: "There's already a builder with this name." },
  'not-a-buyer': {
    status: 409,
    message: "This is for buyers' accounts. Ask the company about a broker's or an admin's.",
  },
  'already-leaving': { status: 409, message: 'This account is to be deleted already.' },
  'not-leaving': { status: 409, message: "This account isn't to be deleted, or erasing it has begun." },
  'hand-over-impossible': { status: 409, message: "This broker can't take over that many conversations." },
  'nothing-to-hand-over': {
    status: 409,
    message: 'This account is suspended already, and has no open conversation.',
  },
  'page-first': { status: 409, message: 'Write and save your page first, then add a photo.' },
  'replies-full': { status: 409, message: 'You have 40 saved replies. Delete one to add another.' },
  'shared-plans-full': {
    status: 409,
    message: `You're sharing ${SHARED_PLANS_MAX} plans. Stop sharing one in your profile to share another.`,
  },
  'collections-full': {
    status: 409,
    message: `You have ${COLLECTIONS_MAX} collections. Delete one to make another.`,
  },
  'collection-full': {
    status: 409,
    message: `This collection has ${COLLECTION_DESIGNS_MAX} designs. Take one out to add another.`,
  },
  'notes-full': {
    status: 409,
    message: `You have ${NOTES_MAX} notes. Delete one to write another.`,
  },
  'collection-changed': {
    status: 409,
    message: 'This was changed in another window in the meantime. Save again to keep yours.',
  },
  'not-subscribed': {
    status: 409,
    message: 'Notifications are off for this device. Turn them on again.',
  },
  'conversation-closed': { status: 409, message: 'This conversation is closed.' },
  'conversation-blocked': { status: 409, message: 'Messaging is turned off here.' },
  'message-deleted': { status: 409, message: 'This message was deleted.' },
  'edit-too-late': { status: 409, message: 'You can edit a message for 15 minutes after you send it.' },
  'file-missing': { status: 409, message: 'This file is no longer available. Attach it again.' },
  'reply-missing': { status: 409, message: "The message you're replying to isn't in this conversation." },
  'message-limit': {
    status: 409,
    message: "You've written as much here as fits into a day. Try again later.",
  },
  'client-id-taken': { status: 409, message: 'Another message was sent with this id.' },
  'email-taken': { status: 409, message: "There's already an account with this email. Log in instead." },
  'invitation-accepted': {
    status: 409,
    message: 'This broker has already chosen their own password.',
  },
  'already-decided': {
    status: 409,
    message: "This page isn't waiting for a review any more. Somebody else may have decided.",
  },
  'passkey-elsewhere': {
    status: 409,
    message: 'Admins set passkeys up in the admin area, under "Your sign-in".',
  },
  'consent-outdated': { status: 409, message: 'The terms have changed in the meantime. Load them again.' },
  'phone-taken': { status: 409, message: 'This number is already used by another account.' },
  'export-missing': {
    status: 404,
    message: "There's nothing to download any more. Ask for your data again.",
  },
  'file-changed': { status: 412, message: 'The file is no longer the one you had.' },
  'body-too-large': { status: 413, message: 'That is too much to send at once.' },
  'file-too-large': { status: 413, message: FILE_TOO_LARGE },
  'file-type': { status: 415, message: FILE_TYPE_WRONG },
  'drawing-unsafe': {
    status: 422,
    message: "This drawing can't be used. Save it as a plain SVG or as a PNG and try again.",
  },
  'import-unreadable': { status: 422, message: "This list can't be read." },
  'file-unreadable': { status: 422, message: "This picture can't be opened. Try another one." },
  'content-type': { status: 415, message: 'Send JSON.' },
  'upgrade-required': { status: 426, message: 'This address takes WebSocket connections only.' },
  'range-missing': { status: 416, message: 'The file has no such part.' },
  'texts-stopped': { status: 429, message: TEXTS_STOPPED },
  'too-many-attempts': { status: 429, message: 'Too many attempts. Try again later.' },
  'upload-limit': {
    status: 429,
    message: "You've reached today's upload limit. You can send more files tomorrow.",
  },
  'rate-limited': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong at our end. Please try again.' },
  'push-failed': {
    status: 502,
    message: "Your device's notification service didn't accept it. Try again in a minute.",
  },
  'storage-full': { status: 507, message: "Files can't be stored right now. Messages still work." },
  'disk-full': {
    status: 503,
    message: "We can't store anything new right now. What you have is safe. Try again later.",
  },
  unavailable: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** Validation error of one field; `path` is the field's name, dotted when nested. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** Body of every failed answer. */
export const ApiProblem = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(FieldError).optional(),
  /** Likes needed and likes so far, for a locked feature. */
  required: z.int().optional(),
  current: z.int().optional(),
  /** Current document, for a stale edit. Earlier import, for a file that was imported before. */
  latest: z.unknown().optional(),
})
export type ApiProblem = z.infer<typeof ApiProblem>
