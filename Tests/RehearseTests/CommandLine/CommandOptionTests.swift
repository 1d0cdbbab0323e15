import CommandLineTool
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import AppTools
@testable import rehearse

/// Options whose values are more than a text or a number.
@Suite struct CommandOptionTests {
  private func command<Command: ToolCommand>(
    _ line: String..., as type: Command.Type
  ) throws -> Command {
    let request = try CommandLineParser(RehearseCommand.self).request(line)
    guard case .run(let command as Command) = request else {
      throw CommandLineFault.unexpectedArgument("\(request)")
    }
    return command
  }

  @Test func `the main job runs a thousand times from seed 1`() throws {
    let plain = try command(as: RehearseCommand.self)
    #expect(plain.runs == 1_000 && plain.seed == 1 && plain.jobs == nil && plain.flow == nil)
    let chosen = try command(
      "--flow", "list, no wait", "--seed", "9", "--jobs", "2", "--app=X", as: RehearseCommand.self)
    #expect(chosen.flow == "list, no wait" && chosen.seed == 9 && chosen.jobs == 2)
    #expect(chosen.app.folder == "X")
  }

  @Test(arguments: [
    ("--runs", RehearseCommand.runLimit), ("--jobs", RehearseCommand.jobLimit),
  ])
  func `the main job takes numbers up to their limit`(option: String, limit: Int) throws {
    let chosen = try command(option, "\(limit)", as: RehearseCommand.self)
    #expect(chosen.runs == limit || chosen.jobs == limit)
    let faults = #expect(throws: CommandLineFaults.self) {
      try command(option, "\(limit + 1)", as: RehearseCommand.self)
    }
    #expect(faults?.text.contains("expected a whole number from 1 to \(limit)") == true)
  }

  @Test func `a campaign has the plan that its options say`() throws {
    let plain = try command("campaign", as: CampaignCommand.self)
    #expect(plain.trials.plan(environment: [:]) == CampaignPlan(trials: 1_000))
    #expect(plain.stopping == .standard && plain.shard == nil && plain.jobs == 1)
    let chosen = try command(
      "campaign", "--bundle", "b.xctest", "--filter", "Cart", "--runs", "50", "--seed", "7",
      "--latencies", "as-written", "--sprt", "off", "--shard", "2/4", as: CampaignCommand.self)
    #expect(chosen.stopping == nil && chosen.shard == Shard("2/4"))
    #expect(
      chosen.trials.plan(trials: chosen.runs, environment: [:])
        == CampaignPlan(trials: 50, firstSeed: 7, latencies: "as-written"))
    #expect(chosen.trials.selection.bundle == "b.xctest")
  }

  @Test func `faults come from the option before the environment`() throws {
    let environment = ["REHEARSAL_FAULTS": "tie-order"]
    let plain = try command("campaign", as: CampaignCommand.self)
    #expect(plain.trials.plan(environment: environment).faults == "tie-order")
    let chosen = try command("campaign", "--faults", "slow-network=8", as: CampaignCommand.self)
    #expect(chosen.trials.plan(environment: environment).faults == "slow-network=8")
  }

  @Test func `results are judged by a quarantine, a day and what flaky tests do`() throws {
    let results = try command(
      "results", "a", "b", "--quarantine", "q.json", "--today", "2026-12-31", "--flaky", "fail",
      "--campaign", "c", "--campaign", "d", as: ResultsCommand.self)
    #expect(results.folders == ["a", "b"] && results.campaigns == ["c", "d"])
    #expect(results.judging.today == CalendarDay("2026-12-31") && results.judging.flaky == .fail)
  }

  @Test(arguments: ["iPhone SE", "iPhone 15, iOS 18", "all"])
  func `a gallery takes short names of devices, versions, and all`(name: String) throws {
    let gallery = try command("gallery", "--device", name, as: GalleryCommand.self)
    #expect(gallery.devices == [name])
  }

  @Test(
    arguments: [
      ("campaign --shard 5/4", "expected a number and a count of at most 100000, such as 2/4"),
      ("campaign --seed 9223372036854775808", "expected a whole number from 0 to 2^63 - 1"),
      ("campaign --sprt 1", "expected off, or two rising rates such as 0.001,0.01"),
      ("campaign --latencies x", "expected one of: as-written, everyday, warm-cache, slow-day"),
      ("campaign --filter (", "expected a regular expression"),
      ("campaign --runs 0", "expected a whole number from 1 to 1000000"),
      ("campaign --faults bog", "expected a fault plan: "),
      ("campaign --trials 5", "'--trials' is now '--runs'"),
      ("campaign merge", "Missing argument 'FOLDER'"),
      ("campaign --merge out", "'--merge' is now 'rehearse campaign merge'"),
      ("check Screens/Shop", "'Screens/Shop' is now '--app Screens/Shop'"),
      ("check --audit", "'--audit' is now 'rehearse check audit'"),
      ("routes --graph dot", "'--graph' is now 'rehearse routes graph --format'"),
      ("gallery --update", "Missing argument '--baseline FOLDER'"),
      ("gallery journal --dark", "The option '--dark' cannot be used with 'journal'"),
      ("gallery --language de --language de", "The option '--language' was given twice"),
      ("gallery --device toaster", "The value 'toaster' is invalid for '--device'"),
      ("generate", "Missing argument '--output FOLDER'"),
      ("import a", "Missing argument '--output FOLDER'"),
      ("latencies a --from x", "Missing argument '--to TEXT'"),
      ("latencies a --fit --as-is", "The option '--fit' cannot be used with '--as-is'"),
      ("latencies a --phase x", "expected one of: total, blocked, dns"),
      ("lesson 15", "The value '15' is invalid for 'NUMBER': expected a whole number from 1 to 14"),
      ("lesson --hint", "Missing argument 'NUMBER'"),
      ("results a --today tomorrow", "expected a day such as 2026-12-31"),
      ("results schema x", "expected one of: quarantine, test, run"),
      ("routes diff a", "Missing argument 'NEW'"),
      ("test --flaky maybe", "expected one of: pass, fail"),
      ("test --retries 101", "expected a whole number from 0 to 100"),
      ("trace", "Missing argument 'JOURNAL'"),
      ("waits --app X", "Missing argument '--loader NAME'"),
      ("waits --scenario even --loader b", "'--scenario' cannot be used with '--loader'"),
    ])
  func `a wrong value says what is accepted`(line: String, words: String) {
    let faults = #expect(throws: CommandLineFaults.self) {
      try CommandLineParser(RehearseCommand.self)
        .request(line.split(separator: " ").map(String.init))
    }
    #expect(faults?.faults.count == 1)
    #expect(faults?.text.contains(words) == true, "\(faults?.text ?? "")")
  }
}
