import { startProduct, type Product } from '#deploys/product.ts'
import { test as base } from './people.ts'

/** For scenarios of the app's own life: without a network, and with builds that come and go. */
export const test = base.extend<{ product: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- fixtures are found by the names in this pattern
  product: async ({}, use) => {
    const product = await startProduct()
    await use(product)
    await product.close()
  },
})

export { expect } from './people.ts'
