import type { PageProps } from '../content.ts'
import { Outbound } from '../layout/outbound.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './contact-page.module.css'

export function ContactPage({ brokerage, contactFormUrl }: PageProps) {
  return (
    <SiteLayout path="/contact" brokerage={brokerage}>
      <div className={css['page']}>
        <section className={css['form']}>
          <h1>Contact</h1>
          <p className={css['lead']}>%TEXT_CONTACT%</p>
          {contactFormUrl === null ? (
            <FormToCome />
          ) : (
            <iframe
              className={css['frame']}
              src={contactFormUrl}
              title="Contact form"
              sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
              referrerPolicy="no-referrer"
              loading="lazy"
            />
          )}
        </section>
        <section className={css['others']}>
          <h2>Other Ways to Reach Us</h2>
          <ul>
            <li>
              <h3>{brokerage.name}</h3>
              <p>Talk to the building brokers behind Dream Design.</p>
              <Outbound href={brokerage.url} className={css['visit']}>
                Visit the website
              </Outbound>
            </li>
            {/* Removed by the server where it is not set. */}
            <li data-if="SUPPORT_EMAIL">
              <h3>Write to us</h3>
              <p>A person reads it.</p>
              <a className={css['reach']} href="%SUPPORT_EMAIL_LINK%">
                %SUPPORT_EMAIL%
              </a>
            </li>
            <li data-if="SUPPORT_PHONE">
              <h3>Call us</h3>
              <p>In business hours.</p>
              <a className={css['reach']} href="tel:%SUPPORT_PHONE_DIGITS%">
                %SUPPORT_PHONE%
              </a>
            </li>
            <li data-if="BROKERAGE_ADDRESS">
              <h3>Find us</h3>
              <p>%BROKERAGE_ADDRESS%</p>
            </li>
            <li>
              <h3>Product Support</h3>
              <p>Help with the app itself. Details are coming soon.</p>
            </li>
          </ul>
        </section>
      </div>
    </SiteLayout>
  )
}

/** Drawing of the form with its title block; a placeholder until there is a form. */
const FormToCome = () => (
  <div className={css['drawing']}>
    <div className={css['fields']} aria-hidden="true">
      <span>First name</span>
      <span>Last name</span>
      <span>Email</span>
      <span>Message</span>
    </div>
    <div className={css['title']}>
      <LogoMark />
      <div>
        <h2>Our contact form is nearly ready</h2>
        <p>Until it's here, please use one of the other ways on this page.</p>
      </div>
    </div>
  </div>
)
