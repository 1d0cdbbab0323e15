// `import SimulatedApp` includes everything that a user needs: how an app is described, run and
// reviewed, and the element types, values and durations that descriptions are written with.
@_exported public import AccessibilityTree
@_exported public import AppBuilding
@_exported public import AppCompiling
@_exported public import AppFiles
@_exported public import AppModel
@_exported public import AppNetwork
@_exported public import AppReview
@_exported public import AppRuntime
@_exported public import AppSession
@_exported public import LocatedJSON
@_exported public import NetworkStubs
@_exported public import PredicateFormat
@_exported public import RunJournal
@_exported public import TestFailures
@_exported public import TextInput
@_exported public import VirtualTime
