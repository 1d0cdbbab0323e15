// Results are trials, rates and verdicts, and searches follow a strategy, so that whoever imports
// this module gets them too.
@_exported public import EventOrders
public import SimulatedApp
@_exported public import Trials

/// What a campaign makes of an app's latencies.
public typealias LatencyPlan = SimulatedApp.LatencyPlan
