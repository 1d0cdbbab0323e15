// An app is written with element types, values and durations, so that whoever imports this module
// to describe one gets them too.
@_exported public import AccessibilityTree
@_exported public import PredicateFormat
@_exported public import VirtualTime
