import type { PageProps } from '../content.ts'
import { type LegalPart, LegalPage, ReachUs } from './legal-page.tsx'
import css from './legal-page.module.css'

/** Terms of both sides in plain words. A lawyer reads it before anybody relies on it (product §2.1). */
export function TermsPage({ brokerage }: PageProps) {
  return (
    <LegalPage
      path="/terms"
      title="Terms"
      short="Dream Design is free, for finding out what you like before you build. Its plans are for looking, not for building from. What a broker and you agree on is between the two of you."
      parts={partsOf(brokerage.name)}
      brokerage={brokerage}
    />
  )
}

const whatPart = (company: string): LegalPart => ({
  id: 'what',
  title: 'What this is',
  body: (
    <>
      <p>
        Dream Design shows designs of homes, learns what you like, explains land and building in general
        terms, and brings you together with a building broker if you want one. It is a product of {company}
        <span data-if="BROKERAGE_ABN">, ABN %BROKERAGE_ABN%</span>. Using it costs you nothing.
      </p>
      <p>
        You can use it if you are 18 or older, for yourself, with an email and a mobile number of your own.
      </p>
    </>
  ),
})

const DESIGNS: LegalPart = {
  id: 'designs',
  title: 'What the designs are, and are not',
  body: (
    <>
      <p>
        Plans and pictures are concepts, drawn by us. They are no working drawings, no offer, and not approved
        by anybody. What fits your block, your council's rules and your budget is for a designer, a surveyor
        and a builder to say.
      </p>
      <p>
        "Fits, 1.4 m to spare" compares a plan with the numbers that you typed and with usual setbacks. Check
        the rules for your own block before you rely on it.
      </p>
      <p>
        Look, share and talk about them as you like. Please don't build from them, copy them in bulk or sell
        them: they stay ours.
      </p>
    </>
  ),
}

const ADVICE: LegalPart = {
  id: 'advice',
  title: 'General information, no advice',
  body: (
    <p>
      The land guide and the videos are general. They know nothing of your case, and rules change. Each card
      says where it is from and when it was checked. For law, money and tax, ask somebody who is licensed.
    </p>
  ),
}

const brokersPart = (company: string): LegalPart => ({
  id: 'brokers',
  title: 'Brokers, and who pays them',
  body: (
    <>
      <div className={css['conflict']}>
        <p>
          Building brokers are usually paid by the builder that you sign with, and {company} earns when that
          happens. That is a conflict of interest, and you should know it. Every broker says on their page who
          pays them. Nobody pays for a place in the list.
        </p>
      </div>
      <p>
        We check what a broker's page says we have checked, on the day that stands there. What a broker tells
        you, and what you sign with a broker or a builder, is between you and them.
      </p>
    </>
  ),
})

const YOU: LegalPart = {
  id: 'you',
  title: 'What we ask of you',
  body: (
    <ul>
      <li>Keep your password to yourself, and tell us if somebody else has it.</li>
      <li>Be who you say you are, and write to others as you would speak to their face.</li>
      <li>Send nothing that is unlawful, hateful, somebody else's, or meant to harm a device.</li>
      <li>Don't try to break in, slow the app down, or read it out with a machine.</li>
    </ul>
  ),
}

const YOURS: LegalPart = {
  id: 'yours',
  title: 'What is yours stays yours',
  body: (
    <p>
      What you write and send belongs to you. You let us store it and show it to the person you send it to;
      that ends when you delete it or your account.
    </p>
  ),
}

const ENDING: LegalPart = {
  id: 'ending',
  title: 'Ending it',
  body: (
    <>
      <p>You can stop at any time, and delete your account in your profile.</p>
      <p>
        Whoever breaks these rules may be warned or suspended. A person decides, we say so by email, and you
        can answer.
      </p>
    </>
  ),
}

const LIABILITY: LegalPart = {
  id: 'liability',
  title: 'What you can hold us to',
  body: (
    <>
      <p>
        We do our best to keep the app running and right, and we may change or end parts of it. Nothing on
        this page takes away rights that you have under the Australian Consumer Law and that cannot be taken
        away.
      </p>
      <p>
        Beyond those, as far as the law allows, we do not answer for what follows from designs, general
        information or a broker's words that you relied on without having them checked.
      </p>
      <p>The law of Australia applies, and its courts decide.</p>
    </>
  ),
}

const CHANGES: LegalPart = {
  id: 'changes',
  title: 'When these terms change',
  body: (
    <>
      <p>
        The day at the top says which version this is. When its meaning changes, the app shows you and asks
        you again before you go on. How we treat what we know about you is on the page{' '}
        <a href="/privacy">Privacy</a>.
      </p>
      <ReachUs />
    </>
  ),
}

const partsOf = (company: string): readonly LegalPart[] => [
  whatPart(company),
  DESIGNS,
  ADVICE,
  brokersPart(company),
  YOU,
  YOURS,
  ENDING,
  LIABILITY,
  CHANGES,
]
