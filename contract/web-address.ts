import { isWebAddress } from '#domain/text/web-address.ts'
import { atMost, OneLine } from './procedure.ts'

/** An absolute `https` URL of another site, without credentials. */
export const WebAddress = OneLine.check(atMost(1000)).refine(isWebAddress, 'address_wrong')
