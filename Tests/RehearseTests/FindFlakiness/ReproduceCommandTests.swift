import Foundation
import Testing

@Suite("Reproducing failures of logs") struct ReproduceCommandTests {
  /// A part of a log that begins after the line with the name of the test.
  private static let part = """
        t =     5.92s Waiting 1.0s for "total" StaticText to exist
        t =     6.97s Assertion Failure: CartTests.swift:54: XCTAssertTrue failed

    """

  /// A folder with a log and with built tests that list their names.
  private func folder() throws -> URL {
    let folder = try ToolRun.folder()
    try ToolRun.write(Self.part, to: "part.log", in: folder)
    let bundle = ".build/debug/ShopPackageTests.xctest"
    try ToolRun.write(
      "#!/bin/sh\necho ShopTests.CartTests/testAdd\necho ShopTests.CartTests/testPay\n",
      to: bundle, in: folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + bundle)
    return folder
  }

  @Test func `a log without the name of its test asks for it`() throws {
    let run = try ToolRun(["reproduce", "part.log"], in: try folder())
    #expect(run.code == 3)
    #expect(
      run.errors.contains(
        "the log does not say which test failed: it begins after the test has started. Name one "
          + "test with --filter."), "\(run.errors)")
  }

  @Test func `the one test that is chosen is the test of such a log`() throws {
    let folder = try folder()
    _ = try ToolRun(["reproduce", "part.log", "--filter", "testAdd"], in: folder)
    let failures = try String(
      contentsOfFile: folder.path + "/.rehearsal/reproduced/failures.json", encoding: .utf8)
    #expect(failures.contains(#""name":"CartTests\/testAdd""#), "\(failures)")
  }
}
