// The clock and the geometry; there are no layers here.
@_exported public import CoreGraphics
