import SeededCases
import Testing

@testable import Snapshots

@Suite struct SnapfileFuzzTests {
  private static let pieces = ["ENV[\"A\"]", "devices", "do |x|"]
  private static let text = """
    # Pictures for the store
    devices(["iPhone 15", 'iPad Pro 11'])
    languages ["en-US", ["pt", "pt_BR"]]
    output_directory("./pictures")
    clear_previous_screenshots(true)
    """

  @Test func `damaged settings are read, or refused with their lines`() {
    for seed in FuzzCount.times(1_000) {
      let bytes = BrokenBytes.of(Self.text, pieces: Self.pieces, seed: seed)
      let text = String(decoding: bytes, as: UTF8.self)
      guard case .failure(let faults) = Snapfile.parse(text) else { continue }
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      #expect(!faults.faults.isEmpty, "seed \(seed)")
      #expect(faults.faults.allSatisfy { 1...lines ~= $0.line }, "seed \(seed): \(faults)")
    }
  }
}
