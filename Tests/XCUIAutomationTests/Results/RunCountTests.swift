import Foundation
import Testing

@testable import TestRuns

struct RunCountTests {
  private let file = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  @Test(arguments: [(1, nil), (2, 2), (99, 99), (100, 100), (109, 100), (110, 110), (1_099, 1_000)])
  func `the file holds the last round number of runs`(runs: Int, told: Int?) {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let count = RunCount(file: file)
    for _ in 0..<runs { count.add("CartTests.testAdd") }
    #expect(RunCount.read(file) == told)
  }

  @Test func `each test is counted from the start`() {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let count = RunCount(file: file)
    for _ in 0..<7 { count.add("CartTests.testAdd") }
    for _ in 0..<3 { count.add("CartTests.testPay") }
    #expect(RunCount.read(file) == 3)
  }

  @Test func `the file is not replaced, so that a killed process leaves no other one`() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let count = RunCount(file: file)
    count.add("CartTests.testAdd")
    let number = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    count.add("CartTests.testAdd")
    let later = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(number != nil && number == later)
  }

  @Test func `without a file nothing is counted`() {
    RunCount(file: nil).add("CartTests.testAdd")
    #expect(RunCount.read(file) == nil)
  }
}
