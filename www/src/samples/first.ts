/** The sample that is shown first. */
import { OLD, type Sample } from './sample.js'

export const first: Sample = {
  shape: 'order',
  versions: OLD,
  name: 'fromTheArchiveWithThreeLinks',
  text: String.raw`{
  "id": "O-0011",
  "status": "COMPLETED",
  "completed_at": "2023-08-01T10:15:30.123456",
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "EUR" },
  "items": [
    {
      "id": "E-0011", "face_value": 10.50,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_url": "https://pay.example.com/r/11"
    },
    {
      "id": "E-0012", "face_value": 1e2,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_\u0075rl": "https:\/\/pay.example.com\/r\/12"
    },
    {
      "id": "E-0013", "face_value": 12345678901234567890,
      "distribution_method": { "type": "EMAIL", "email_address": "recipient@example.com" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_url": null
    }
  ]
}
`,
  finds: ['deprecated', 'deprecated', 'deprecated', 'type'],
}
