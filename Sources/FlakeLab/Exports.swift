// A campaign's results are rates and verdicts, so that whoever imports this module gets them too.
public import SimulatedApp
@_exported public import Trials

/// What a campaign makes of an app's latencies.
public typealias LatencyPlan = SimulatedApp.LatencyPlan
