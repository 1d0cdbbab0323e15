import Foundation
import SimulatedApp
import TestReports
import Testing
import Trials

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReportTests {
  private let xml = JUnitReport(SampleRun.verdict).xml

  @Test func `the file is well-formed, whatever messages hold`() {
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse())
    #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    #expect(!xml.contains("</script>") && !xml.contains("]]>"))
    #expect(xml.contains("😀"))
  }

  @Test func `the sums count what fails the run`() {
    #expect(
      xml.contains(
        "<testsuites name=\"Rehearsal\" tests=\"7\" failures=\"2\" errors=\"1\" skipped=\"2\" "
          + "time=\"12.000\">"))
    #expect(xml.contains("<testsuite name=\"M.C\" tests=\"3\" failures=\"1\" errors=\"0\""))
    #expect(xml.contains("timestamp=\"2026-01-01T09:41:00\""))
  }

  @Test func `attempts are told as Surefire tells them`() {
    #expect(xml.components(separatedBy: "<flakyFailure ").count == 2)
    #expect(xml.components(separatedBy: "<rerunFailure ").count == 2)
    #expect(xml.components(separatedBy: "<failure ").count == 3)
  }

  @Test func `what a test says of itself stands in properties of its case`() {
    let journal = SampleRun.journal([
      .testStarted(name: "C.testIt", module: "M"), .activityBegan(title: "allure.id:4711"),
      .activityEnded, .activityBegan(title: "allure.link.SHOP-12[issue]:https://example.com/12"),
      .activityEnded, .testFinished,
    ])
    let results = RunResults(tests: [SampleRun.result("M.C/testIt", .passed)])
    let xml = JUnitReport(RunVerdict(results)) { _ in journal }.xml
    let compact = xml.split(whereSeparator: \.isNewline).map {
      $0.drop { $0 == " " }
    }.joined()
    #expect(
      compact.contains(
        "<properties><property name=\"AS_ID\" value=\"4711\"/>"
          + "<property name=\"issue\" value=\"https://example.com/12\"/></properties>"))
  }

  @Test func `failures that many tests share are told in properties`() {
    let tests = (1...3).map { SampleRun.result("M.C/test\($0)", .failed) }
    let xml = JUnitReport(RunVerdict(RunResults(tests: tests))).xml
    let property = "<property name=\"failing alike\" value=\"3 tests\"/>"
    #expect(xml.components(separatedBy: property).count == 4)
  }

  @Test func `a flaky test is a failure where it fails the run`() {
    var rules = RunVerdict.Rules()
    rules.flakyFails = true
    let results = RunResults(tests: [SampleRun.result("M.C/testFlakes", .failed, .passed)])
    let xml = JUnitReport(RunVerdict(results, by: rules)).xml
    #expect(xml.contains("<failure message=\"late\"") && !xml.contains("flakyFailure"))
  }

  @Test func `a failure in quarantine is skipped, and says what failed`() {
    #expect(xml.contains("<skipped message=\"In quarantine until 2026-12-31 (Ada): slow\"/>"))
    #expect(xml.contains("<system-err>C.swift:3: late\n  more</system-err>"))
  }

  @Test(arguments: [
    ([TrialRecord.Outcome.crashed], "<error "), ([.failed, .crashed], "<rerunError "),
    ([.crashed, .passed], "<flakyError "),
  ])
  func `an attempt in which the process crashed is an error`(
    outcomes: [TrialRecord.Outcome], element: String
  ) {
    let attempts = zip(1..., outcomes).map { SampleRun.attempt("M.C/testIt", $0, $1) }
    let results = RunResults(tests: [TestResult(test: "M.C/testIt", attempts: attempts)])
    let xml = JUnitReport(RunVerdict(results)).xml
    #expect(xml.contains(element + "message=\"The process ended\" type=\"crash\">"))
  }

  @Test func `a failure tells how it is run again`() {
    #expect(xml.contains("Replay: REHEARSAL_FAULTS=tie-order REHEARSAL_DEVICE="))
  }

  @Test func `a case of Swift Testing has its suite, its test and its values`() {
    let name = "M.Cart.Inner/add(count:) (2, 3) #2"
    let xml = JUnitReport(RunVerdict(RunResults(tests: [SampleRun.result(name, .passed)]))).xml
    #expect(xml.contains("<testsuite name=\"M.Cart.Inner\""))
    #expect(xml.contains("name=\"add(count:) (2, 3) #2\""), "\(xml)")
  }
}
