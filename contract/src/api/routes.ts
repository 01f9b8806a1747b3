import type { z } from 'zod'
import { adminAuditEndpoints } from './admin/audit.ts'
import { adminBrokerEndpoints } from './admin/brokers.ts'
import { adminBuilderEndpoints } from './admin/catalogue/builders.ts'
import { adminDesignEndpoints } from './admin/catalogue/designs.ts'
import { adminAdminEndpoints } from './admin/step-up/admins.ts'
import { adminStepUpEndpoints } from './admin/step-up/step-up.ts'
import { adminImportEndpoints } from './admin/imports/import-endpoints.ts'
import { adminPeopleEndpoints } from './admin/people.ts'
import { adminStartEndpoints } from './admin/setup/start.ts'
import { adminSignInEndpoints } from './admin/step-up/sign-in.ts'
import { adminReportEndpoints } from './admin/reports.ts'
import { adminLandEndpoints } from './admin/content/land.ts'
import { adminTextEndpoints } from './admin/content/texts.ts'
import { adminVideoEndpoints } from './admin/content/videos.ts'
import { adminSettingEndpoints } from './admin/setup/settings.ts'
import { authEndpoints } from './account/auth.ts'
import { authenticatorEndpoints } from './account/authenticator.ts'
import { brokerDeskEndpoints } from './chat/broker-desk.ts'
import { brokerEndpoints } from './sections/brokers.ts'
import { confirmEndpoints } from './account/confirm.ts'
import { consentEndpoints } from './account/consent.ts'
import { conversationEndpoints } from './chat/conversations.ts'
import { dataExportEndpoints } from './account/data-export.ts'
import { deletionEndpoints } from './account/account-deletion.ts'
import { errorReportEndpoints } from './app/error-reports.ts'
import { deckEndpoints } from './designs/deck.ts'
import { collectionEndpoints } from './designs/collections.ts'
import { dashboardEndpoints } from './admin/dashboard.ts'
import { adminErrorReportEndpoints } from './admin/error-reports.ts'
import { securityEndpoints } from './admin/security.ts'
import { jobEndpoints } from './admin/jobs.ts'
import { systemEndpoints } from './admin/system.ts'
import { viewEndpoints } from './admin/views.ts'
import { installEndpoints } from './app/installs.ts'
import { emailEndpoints } from './account/email.ts'
import type { Endpoint } from './endpoint.ts'
import { fileEndpoints } from './chat/files.ts'
import { landEndpoints } from './sections/land.ts'
import { messageEndpoints } from './chat/messages.ts'
import { noteEndpoints } from './designs/notes.ts'
import { notificationEndpoints } from './account/notifications.ts'
import { passkeyEndpoints } from './account/passkeys.ts'
import { profileEndpoints } from './account/profile.ts'
import { sessionEndpoints } from './account/sessions.ts'
import { likedSearchEndpoints } from './designs/liked-search.ts'
import { outlineEndpoints } from './designs/outline.ts'
import { sameRoomEndpoints } from './designs/same-room.ts'
import { sharedPageEndpoints } from './designs/shared-pages.ts'
import { sharedPlanEndpoints } from './designs/shared-plans.ts'
import { shellEndpoints } from './app/shell.ts'
import { tagEndpoints } from './designs/tags.ts'
import { tourEndpoints } from './app/tours.ts'
import { videoEndpoints } from './sections/videos.ts'

/** All routes of the API by name. The client imports only the types. */
export const endpoints = {
  ...authEndpoints,
  ...deletionEndpoints,
  ...dataExportEndpoints,
  ...confirmEndpoints,
  ...consentEndpoints,
  ...emailEndpoints,
  ...passkeyEndpoints,
  ...authenticatorEndpoints,
  ...sessionEndpoints,
  ...profileEndpoints,
  ...deckEndpoints,
  ...likedSearchEndpoints,
  ...outlineEndpoints,
  ...sameRoomEndpoints,
  ...sharedPlanEndpoints,
  ...sharedPageEndpoints,
  ...collectionEndpoints,
  ...noteEndpoints,
  ...tagEndpoints,
  ...errorReportEndpoints,
  ...videoEndpoints,
  ...landEndpoints,
  ...tourEndpoints,
  ...brokerEndpoints,
  ...brokerDeskEndpoints,
  ...conversationEndpoints,
  ...messageEndpoints,
  ...fileEndpoints,
  ...notificationEndpoints,
  ...shellEndpoints,
  ...installEndpoints,
  ...viewEndpoints,
  ...systemEndpoints,
  ...jobEndpoints,
  ...adminErrorReportEndpoints,
  ...dashboardEndpoints,
  ...adminStepUpEndpoints,
  ...adminSignInEndpoints,
  ...adminAdminEndpoints,
  ...adminPeopleEndpoints,
  ...adminAuditEndpoints,
  ...securityEndpoints,
  ...adminReportEndpoints,
  ...adminBrokerEndpoints,
  ...adminDesignEndpoints,
  ...adminBuilderEndpoints,
  ...adminImportEndpoints,
  ...adminSettingEndpoints,
  ...adminLandEndpoints,
  ...adminVideoEndpoints,
  ...adminTextEndpoints,
  ...adminStartEndpoints,
} as const

export type Endpoints = typeof endpoints
export type RouteName = keyof Endpoints

type SchemaOf<E, K extends keyof Endpoint, Side extends 'input' | 'output'> = E extends {
  readonly [P in K]: infer S
}
  ? S extends z.ZodType
    ? Side extends 'input'
      ? z.input<S>
      : z.output<S>
    : undefined
  : undefined

/** Request body before parsing, as a caller sends it. */
export type BodyOf<N extends RouteName> = SchemaOf<Endpoints[N], 'body', 'input'>
export type QueryOf<N extends RouteName> = SchemaOf<Endpoints[N], 'query', 'input'>
export type ParamsOf<N extends RouteName> = SchemaOf<Endpoints[N], 'params', 'input'>
/** Answer as a caller gets it. */
export type AnswerOf<N extends RouteName> = z.output<Endpoints[N]['answer']>
/** Request body after parsing, as a handler gets it. */
export type ParsedBodyOf<N extends RouteName> = SchemaOf<Endpoints[N], 'body', 'output'>
export type ParsedQueryOf<N extends RouteName> = SchemaOf<Endpoints[N], 'query', 'output'>
export type ParsedParamsOf<N extends RouteName> = SchemaOf<Endpoints[N], 'params', 'output'>
