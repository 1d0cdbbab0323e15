import EventOrders
import Trials

/// What `rehearse campaign` can be told.
struct TestCampaignOptions: Equatable {
  /// The built tests; nil looks below `.build`.
  var bundle: String?
  /// The pattern of the tests to run; nil runs all.
  var filter: String?
  /// What decides the trials, the shard aside.
  var plan = CampaignPlan(trials: 1_000)
  /// Which of the trials are made; nil asks the environment.
  var shard: Shard?
  /// Where trials and results go; nil takes the usual folder, and none for a merge.
  var output: String?
  /// How many processes share the tests.
  var jobs = 1
  /// Whether the trials in the folder are kept.
  var isResumed = false
  /// How each test is searched for an order of events that fails; nil runs trials.
  var search: SearchStrategy?
  /// Whether pairs of tests run on one device instead.
  var isOrdered = false
  /// Where the report goes; nil writes none.
  var html: String?
  /// The folders to merge; none for a run.
  var merged: [String] = []

  /// The most processes.
  static let jobLimit = 256
  /// The usual folder.
  static let usualOutput = ".rehearsal/campaign"
}
