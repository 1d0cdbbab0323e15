// Results consist of trials, rates and verdicts, and searches follow a strategy. So an import of
// this module includes the modules that declare them.
@_exported public import EventOrders
@_exported public import Trials
public import VirtualTime

/// How a campaign changes an app's latencies.
public typealias LatencyPlan = VirtualTime.LatencyPlan
