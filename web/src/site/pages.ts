import {
  sharedPagePath,
  sharedPagePicturePath,
  sharedPlanPath,
  sharedPlanPicturePath,
} from '@dream/contract/rules/designs/shared-plans'
import { InstallSitePage } from './install/install-site-page.tsx'
import { AboutPage } from './about/about-page.tsx'
import { ContactPage } from './contact/contact-page.tsx'
import type { SitePage } from './content.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { PrivacyPage } from './legal/privacy-page.tsx'
import { TermsPage } from './legal/terms-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { SharedPlanPage } from './shared-plan/shared-plan-page.tsx'
import { SharedPage } from './shared-page/shared-page.tsx'
import { StoppedPage } from './shared-page/stopped-page.tsx'
import { StoppedPlanPage } from './shared-plan/stopped-plan-page.tsx'
import { UnlockPreviewPage } from './unlock-preview/unlock-preview-page.tsx'

/** Public pages; /home leads to the first. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    name: 'landing',
    path: '/',
    title: 'Dream Design: Swipe Right for Design',
    description:
      'Swipe Australian floor plans, kitchens, bathrooms and living rooms, one card at a time. Find out what you like, then meet a building broker.',
    picture: '/share/landing.jpg',
    Page: LandingPage,
  },
  {
    name: 'about-us',
    path: '/about-us',
    title: 'About Us | Dream Design',
    description:
      'Know what you love before you build it. Why we drew hundreds of home designs and put them under your thumb.',
    picture: '/share/about-us.jpg',
    Page: AboutPage,
  },
  {
    name: 'contact',
    path: '/contact',
    title: 'Contact | Dream Design',
    description: 'Questions about a plan, a block or the app: how to reach the people behind Dream Design.',
    picture: '/share/contact.jpg',
    Page: ContactPage,
  },
  {
    name: 'app',
    path: '/app',
    title: 'Install the app | Dream Design',
    description: 'Put Dream Design on your home screen: how to install it on an iPhone or an Android phone.',
    picture: '/share/app.jpg',
    Page: InstallSitePage,
  },
  {
    name: 'unlock-preview',
    path: '/unlock-preview',
    title: 'Unlock Celebration Preview | Dream Design',
    description:
      'See how Dream Design celebrates each unlock: the dreamlist, the learning hub, the land guide and the brokers.',
    picture: '/share/unlock-preview.jpg',
    Page: UnlockPreviewPage,
  },
  {
    name: 'privacy',
    path: '/privacy',
    title: 'Privacy | Dream Design',
    description:
      'What Dream Design keeps about you, for how long, who sees it, and how to have it corrected, handed over or deleted.',
    picture: '/share/contact.jpg',
    Page: PrivacyPage,
  },
  {
    name: 'terms',
    path: '/terms',
    title: 'Terms | Dream Design',
    description:
      'What Dream Design is and is not, what we ask of you, how brokers are paid, and what you can rely on under Australian law.',
    picture: '/share/contact.jpg',
    Page: TermsPage,
  },
  {
    name: 'not-found',
    path: null,
    title: 'Page Not Found | Dream Design',
    description: "There's no page at this address.",
    picture: '/share/landing.jpg',
    Page: NotFoundPage,
  },
  {
    name: 'shared-plan',
    path: null,
    linkPath: sharedPlanPath('%PLAN_TOKEN%'),
    title: '%PLAN_TITLE%: a floor plan on Dream Design',
    description: '%PLAN_SUMMARY%. %PLAN_DESCRIPTION%',
    picture: sharedPlanPicturePath('%PLAN_TOKEN%'),
    Page: SharedPlanPage,
  },
  {
    name: 'stopped-plan',
    path: null,
    title: 'No longer shared | Dream Design',
    description: 'This plan is no longer shared.',
    picture: '/share/landing.jpg',
    Page: StoppedPlanPage,
  },
  {
    name: 'shared-page',
    path: null,
    linkPath: sharedPagePath('%PAGE_TOKEN%'),
    title: '%PAGE_TITLE% on Dream Design',
    description: '%PAGE_KIND%. %PAGE_SUMMARY%',
    picture: sharedPagePicturePath('%PAGE_TOKEN%'),
    Page: SharedPage,
  },
  {
    name: 'stopped-page',
    path: null,
    title: 'No longer shared | Dream Design',
    description: 'This page is no longer shared.',
    picture: '/share/landing.jpg',
    Page: StoppedPage,
  },
]
