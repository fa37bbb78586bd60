"""The interface as this oracle reads it: sections 2, 3 and 9, and the design's section 4 where they are silent."""

OLD, NEW = "2023-07-27", "2024-02-05"
STATED, IMPLIED, ASSUMED = "stated", "implied", "assumed"


class Field:
    """What one name holds. `kinds` is empty where any value will do."""

    def __init__(self, *kinds, basis=STATED, inner=None, entry=None, enum=None, form=None, filled=False):
        self.kinds = kinds
        self.basis = basis  # of the type
        self.inner = inner  # the object's own fields
        self.entry = entry  # what an array's elements are
        self.enum = enum
        self.form = form
        self.filled = filled  # an array that may not be empty
        self.required = None  # basis
        self.when = None  # (discriminator, values): it is required with these
        self.only = None  # (discriminator, values): it means something with these alone
        self.asked = False  # its requirement is that of a complete order
        self.since = OLD
        self.removed = None
        self.deprecated = None

    def need(self, basis, when=None):
        self.required, self.when = basis, when
        return self

    def beside(self, discriminator, value):
        self.only = (discriminator, (value,))
        return self

    def life(self, since=OLD, removed=None, deprecated=None):
        self.since, self.removed, self.deprecated = since, removed, deprecated
        return self


class Fields:
    """The names of an object. `open`: the interface says that it has more than it shows."""

    def __init__(self, fields, open=False, discriminators=()):
        self.fields = fields
        self.open = open
        self.discriminators = discriminators


def gone(since=OLD):
    return Field().life(removed=since)


def string(**more):
    return Field("string", **more)


def payment_method():
    return Fields(
        {
            "type": string(enum=("CARD", "ACCOUNT_BALANCE")).need(IMPLIED),
            "card_id": string().need(IMPLIED, ("type", ("CARD",))).beside("type", "CARD"),
            "currency": string(enum=("EUR", "GBP", "USD", "CAD")).need(IMPLIED),
        },
        discriminators=("type",),
    )


def distribution_method():
    return Fields(
        {
            "type": string(enum=("EMAIL", "PAYOUT_LINK")).need(IMPLIED),
            "email_address": string(form="email").need(IMPLIED, ("type", ("EMAIL",))).beside("type", "EMAIL"),
        },
        discriminators=("type",),
    )


def products():
    entry = string(basis=IMPLIED)
    return Fields(
        {
            "type": string(enum=("SINGLE", "MULTIPLE")).need(IMPLIED),
            "value": string(basis=IMPLIED).need(IMPLIED, ("type", ("SINGLE",))).beside("type", "SINGLE"),
            "values": Field("array", entry=entry, filled=True)
            .need(IMPLIED, ("type", ("MULTIPLE",)))
            .beside("type", "MULTIPLE"),
        },
        discriminators=("type",),
    )


STATUS = ("COMPLETED", "PROCESSING", "FAILED")
COMPLETE = ("status", ("COMPLETED",))
INCOMPLETE = ("status", ("PROCESSING", "FAILED"))
REMOVED_FROM_ORDERS = ("is_complete", "countries", "initial_values", "final_values", "product_count", "tokens")
REMOVED_FROM_ITEMS = ("order_id", "discount_multiplier", "delivery_email", "current_token")


def order_request():
    item = Fields(
        {
            "distribution_method": Field("object", inner=distribution_method()).need(IMPLIED),
            "products": Field("object", inner=products()).need(IMPLIED),
            "country": gone(),
        },
        open=True,
    )
    return Fields(
        {
            "payment_method": Field("object", inner=payment_method()).need(IMPLIED),
            "items": Field("array", entry=Field("object", inner=item), filled=True).need(IMPLIED),
            "products": gone(),
            "idempotency_key": gone(),
        }
    )


def order_created():
    names = ("completed_at", "payment_method", "items", "redemption_url", "payout", *REMOVED_FROM_ORDERS)
    return Fields({"status": string(enum=STATUS).need(STATED), **{name: gone() for name in names}})


def order():
    item = Fields(
        {
            "distribution_method": Field("object", inner=distribution_method()).need(IMPLIED),
            "products": Field("object", inner=products()).need(IMPLIED),
            "redemption_url": string(basis=IMPLIED).life(deprecated=OLD, removed=NEW),
            "payout": Field().life(since=NEW),
            **{name: gone() for name in REMOVED_FROM_ITEMS},
        }
    )
    return Fields(
        {
            "status": string(enum=STATUS).need(STATED),
            "id": Field().need(IMPLIED, INCOMPLETE),
            "message": Field().need(IMPLIED, INCOMPLETE),
            "completed_at": string(basis=IMPLIED).need(IMPLIED, COMPLETE),
            "payment_method": Field("object", inner=payment_method()).need(IMPLIED, COMPLETE),
            "items": Field("array", entry=Field("object", inner=item), filled=True).need(IMPLIED, COMPLETE),
            **{name: gone() for name in REMOVED_FROM_ORDERS},
        },
        discriminators=("status",),
    )


def product():
    return Fields(
        {
            "approval_state": string().need(STATED).life(since=NEW),
            "categories": Field("array", "object").life(since=NEW),
            "expiry": Field("object").life(since=NEW),
        },
        open=True,
    )


def product_update():
    state = Fields({"price_multiplier": string(form="decimal")})
    return Fields(
        {
            "product_code": string().need(STATED),
            "old_state": Field("object", inner=state),
            "new_state": Field("object", inner=state).need(STATED),
            "timestamp": string(form="timestamp").need(STATED),
        }
    )


SHAPES = {
    "order-request": order_request(),
    "order-created": order_created(),
    "order": order(),
    "order-list": order(),
    "product": product(),
    "product-list": product(),
    "product-update": product_update(),
}
SENT = ("order-request", "product-query", "order-query")
QUERIES = {
    "product-query": ("is_orderable", "code", "countries_redeemable_in", "after", "before", "limit"),
    "order-query": ("limit", "before", "after"),
}
