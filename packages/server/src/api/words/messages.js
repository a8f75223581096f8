/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '@arbiter/core/messages'
export const message = messageOf()
