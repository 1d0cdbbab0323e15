import VirtualTime

/// The head of a file about a campaign: the format of the file, and the plan.
struct PlanHead: Codable {
  let format: String
  let version: Int
  let trials: Int
  let firstSeed: UInt64
  let latencies: String
  let faults: String?
  let stopping: String
  let shard: String
  let origin: RunOrigin?
  let variables: String?

  init(format: String, version: Int, plan: CampaignPlan) {
    self.format = format
    self.version = version
    trials = plan.trials
    firstSeed = plan.firstSeed.value
    latencies = plan.latencies
    faults = plan.faults.isEmpty ? nil : plan.faults
    stopping = plan.stopping?.description ?? "off"
    shard = plan.shard.description
    origin = plan.origin
    variables = plan.variables.isEmpty ? nil : plan.variables
  }
}
