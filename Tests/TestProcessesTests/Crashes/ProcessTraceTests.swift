import Foundation
import Testing

@testable import TestProcesses

@Suite("What a process of tests has said")
struct ProcessTraceTests {
  private static let start = "Test Case 'T.testA' started at now"

  @Test func `a test that has started and not ended is under way`() {
    let trace = ProcessTrace(ofXCTest: "printed\(Self.start)\nmore")
    #expect(trace.started == ["T.testA"])
    #expect(trace.underWay == ["T.testA"])
  }

  @Test(arguments: ["passed", "failed", "skipped"])
  func `a test that has ended is not`(end: String) {
    let trace = ProcessTrace(ofXCTest: "\(Self.start)\nTest Case 'T.testA' \(end) (0.1 seconds)")
    #expect(trace.underWay.isEmpty)
    #expect(trace.hasFailures == (end == "failed"))
  }

  @Test func `a test has its configuration after its name`() {
    let trace = ProcessTrace(ofXCTest: "Test Case 'T.testA (Dark Appearance)' started at now")
    #expect(trace.started == ["T.testA"])
  }

  @Test func `a class is in its set-up until its first test starts`() {
    let suite = "Test Suite 'T' started at now"
    #expect(ProcessTrace(ofXCTest: suite).classInSetUp == "T")
    #expect(ProcessTrace(ofXCTest: suite + "\n" + Self.start).classInSetUp == nil)
  }

  @Test func `only the last mark says whether a log ends in a test`() {
    #expect(ProcessTrace.endsInTest(Data("\(Self.start)\nwords".utf8)))
    #expect(!ProcessTrace.endsInTest(Data("\(Self.start)\nTest Case 'T.testA' passed".utf8)))
    #expect(!ProcessTrace.endsInTest(Data()))
  }
}
