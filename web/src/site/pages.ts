import { InstallSitePage } from './install/install-site-page.tsx'
import { AboutPage } from './about/about-page.tsx'
import { ContactPage } from './contact/contact-page.tsx'
import type { SitePage } from './content.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { UnlockPreviewPage } from './unlock-preview/unlock-preview-page.tsx'

/** Every public page; /home leads to the first. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    name: 'landing',
    path: '/',
    title: 'Dream Design: Swipe Right for Design',
    description:
      'Swipe Australian floor plans, kitchens, bathrooms and living rooms, one card at a time. Find out what you like, then meet a building broker.',
    picture: 'landing.jpg',
    Page: LandingPage,
  },
  {
    name: 'about-us',
    path: '/about-us',
    title: 'About Us | Dream Design',
    description:
      'Know what you love before you build it. Why we drew hundreds of home designs and put them under your thumb.',
    picture: 'about-us.jpg',
    Page: AboutPage,
  },
  {
    name: 'contact',
    path: '/contact',
    title: 'Contact | Dream Design',
    description: 'Questions about a plan, a block or the app: how to reach the people behind Dream Design.',
    picture: 'contact.jpg',
    Page: ContactPage,
  },
  {
    name: 'app',
    path: '/app',
    title: 'Install the app | Dream Design',
    description: 'Put Dream Design on your home screen: how to install it on an iPhone or an Android phone.',
    picture: 'app.jpg',
    Page: InstallSitePage,
  },
  {
    name: 'unlock-preview',
    path: '/unlock-preview',
    title: 'Unlock Celebration Preview | Dream Design',
    description:
      'See how Dream Design celebrates each unlock: the dreamlist, the learning hub, the land guide and the brokers.',
    picture: 'unlock-preview.jpg',
    Page: UnlockPreviewPage,
  },
  {
    name: 'not-found',
    path: null,
    title: 'Page Not Found | Dream Design',
    description: "There's no page at this address.",
    picture: 'landing.jpg',
    Page: NotFoundPage,
  },
]
