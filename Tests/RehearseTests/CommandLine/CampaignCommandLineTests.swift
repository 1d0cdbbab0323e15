import Testing
import Trials
import VirtualTime

@testable import rehearse

@Suite("Arguments of campaign")
struct CampaignCommandLineTests {
  @Test func `none run all tests a thousand times`() throws {
    #expect(try Command(parsing: ["campaign"]) == .campaign(TestCampaignOptions()))
    #expect(TestCampaignOptions().plan == CampaignPlan(trials: 1_000))
  }

  @Test func `say which trials are made`() throws {
    var options = TestCampaignOptions()
    options.bundle = "b.xctest"
    options.filter = "Cart"
    options.plan = CampaignPlan(
      trials: 50, firstSeed: 7, latencies: "as-written", stopping: nil)
    options.shard = Shard("2/4")
    options.output = "out"
    options.isResumed = true
    options.jobs = 3
    let arguments = [
      "campaign", "--bundle", "b.xctest", "--filter", "Cart", "--trials", "50", "--seed", "7",
      "--latencies", "as-written", "--sprt", "off", "--shard", "2/4", "--output", "out", "--resume",
      "--jobs", "3",
    ]
    #expect(try Command(parsing: arguments) == .campaign(options))
  }

  @Test func `say what is merged`() throws {
    var options = TestCampaignOptions()
    options.merged = ["a", "b"]
    #expect(try Command(parsing: ["campaign", "--merge", "a", "b"]) == .campaign(options))
  }

  @Test(
    arguments: [
      (["--shard", "5/4"], "The value '5/4' is invalid for '--shard': expected a number and a "),
      (["--sprt", "1"], "The value '1' is invalid for '--sprt': expected off, or two rising "),
      (
        ["--latencies", "x"], "The value 'x' is invalid for '--latencies': expected as-written or "
      ),
      (["--filter", "("], "The value '(' is invalid for '--filter': expected a regular "),
      (["--trials", "0"], "The value '0' is invalid for '--trials': expected a whole number "),
      (["--merge"], "Missing argument '<folder>'"),
      (["folder"], "Unexpected argument 'folder'"),
      (["--shrad", "1/2"], "Unknown option '--shrad'. Did you mean '--shard'?"),
    ] as [([String], String)])
  func `are told when they are wrong`(arguments: [String], words: String) {
    do throws(CommandLineError) {
      _ = try Command(parsing: ["campaign"] + arguments)
      Issue.record("they were taken")
    } catch {
      #expect(error.message.hasPrefix(words), "\(error.message)")
    }
  }
}
