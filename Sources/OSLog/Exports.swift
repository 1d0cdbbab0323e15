// The names themselves are declared once, in the module that shows them on a Mac too.
@_exported public import os
