import type { AdminReport, ReportedMessage } from '@dream/contract/api/admin/reports'
import { momentText } from '../text/text.ts'
import { InertText } from './inert-text.tsx'
import css from './reports.module.css'

const KINDS = { text: null, design: 'Sent a design', image: 'Sent a picture', file: 'Sent a file' } as const
const SINCE = {
  'as-sent': null,
  edited: 'Edited since',
  deleted: 'Deleted by its sender since',
  removed: 'Removed by us',
} as const
const BEFORE = { ...SINCE, edited: 'Edited', deleted: 'Deleted by its sender' } as const

/** Reported messages as they read at the time, with a little context. */
export function ReportedMessages({ report: { messages, about, reporter } }: { report: AdminReport }) {
  return (
    <section>
      <h2 className={css['heading']}>What was reported</h2>
      <p className="secondary-text">
        With at most five messages before and after. That you opened it is in the audit log.
      </p>
      <ol className={css['messages']}>
        {messages.map((message) => (
          <Message
            key={message.seq}
            message={message}
            name={message.from === 'about' ? about.name : (reporter?.name ?? 'Account gone')}
          />
        ))}
      </ol>
    </section>
  )
}

function Message({ message, name }: { message: ReportedMessage; name: string }) {
  const { from, type, body, fileName, isReported, createdAt, state } = message
  const change = (isReported ? SINCE : BEFORE)[state]
  const kind = KINDS[type]
  return (
    <li className={css['message']} data-from={from} data-reported={isReported ? '' : undefined}>
      <p className={css['from']}>
        <strong>
          <InertText text={name} />
        </strong>
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
        {isReported && <span className={css['flag']}>Reported</span>}
      </p>
      {kind && (
        <p className="secondary-text">
          {kind}
          {fileName !== null && (
            <>
              {': '}
              <InertText text={fileName} />
            </>
          )}
        </p>
      )}
      {body && (
        <p className={css['body']}>
          <InertText text={body} />
        </p>
      )}
      {change && <p className="secondary-text">{change}</p>}
    </li>
  )
}
