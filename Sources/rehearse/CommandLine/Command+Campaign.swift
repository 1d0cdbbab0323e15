import EventOrders
import SimulatedApp
import Trials
import VirtualTime

/// The arguments of the command that runs tests many times.
extension Command {
  static func campaign(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = TestCampaignOptions()
    var parser = CommandLineParser(
      arguments, command: .campaign,
      options: [
        "--bundle", "--faults", "--filter", "--trials", "--seed", "--latencies", "--sprt",
        "--search", "--shard", "--output", "--jobs", "--html",
      ], flags: ["--resume", "--order", "--merge"])
    var folders: [String] = []
    var isMerge = false
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.campaign)
      case .word(let word): folders.append(word)
      case .flag("--resume"): options.isResumed = true
      case .flag("--order"): options.isOrdered = true
      case .flag: isMerge = true
      case .option(let name, let value): try options.take(name, value)
      }
    }
    if isMerge {
      guard !folders.isEmpty else { throw .missingArgument("<folder>", command: .campaign) }
      options.merged = folders
    } else if let first = folders.first {
      throw parser.unexpected(first)
    }
    return .campaign(options)
  }
}

extension TestCampaignOptions {
  fileprivate mutating func take(
    _ name: String, _ value: String
  ) throws(CommandLineError) {
    switch name {
    case "--bundle": bundle = value
    case "--filter":
      filter = try CommandLineParser.pattern(value, of: name)
    case "--trials":
      plan.trials = try CommandLineParser.number(value, of: name, in: 1...CampaignPlan.trialLimit)
    case "--seed":
      let number = try CommandLineParser.number(value, of: name, in: 0...Int.max)
      plan.firstSeed = Seed(UInt64(number))
    case "--latencies":
      guard LatencyPlan.named(value) != nil else {
        let names = LatencyPlan.names.joined(separator: " or ")
        throw .badValue(option: name, value: value, expected: names)
      }
      plan.latencies = value
    case "--faults":
      do throws(FaultPlanError) {
        plan.faults = try FaultPlan(parsing: value).description
      } catch {
        throw .badValue(option: name, value: value, expected: "a fault plan: \(error)")
      }
    case "--search":
      guard let strategy = SearchStrategy(named: value) else {
        let names = SearchStrategy.all.map(\.name).joined(separator: ", ")
        throw .badValue(option: name, value: value, expected: "one of \(names)")
      }
      search = strategy
    case "--jobs":
      jobs = try CommandLineParser.number(value, of: name, in: 1...Self.jobLimit)
    case "--html": html = value
    case "--sprt": plan.stopping = try Self.stopping(value)
    case "--shard":
      guard let given = Shard(value) else {
        throw .badValue(option: name, value: value, expected: "a number and a count, such as 2/4")
      }
      shard = given
    default: output = value
    }
  }

  private static func stopping(_ text: String) throws(CommandLineError) -> SequentialTest? {
    if text == "off" { return nil }
    guard let test = SequentialTest(text) else {
      throw .badValue(
        option: "--sprt", value: text, expected: "off, or two rising rates such as 0.001,0.01")
    }
    return test
  }
}
