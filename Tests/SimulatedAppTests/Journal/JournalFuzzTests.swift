import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@Suite("Reading broken journals")
struct JournalFuzzTests {
  private static let nasty = Array("{}[]\",:-9e\\u".utf8) + [0x00, 0xFF]

  private static func mutated(_ bytes: [UInt8], _ draws: inout SeededDraws) -> [UInt8] {
    var bytes = bytes
    for _ in 0...draws.below(4) {
      let place = draws.below(bytes.count)
      switch draws.below(4) {
      case 0: bytes[place] = draws.pick(nasty)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(draws.pick(nasty), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
      }
    }
    return bytes
  }

  @Test("names the line of what is wrong, and never traps")
  func bytes() {
    let whole = JournalRecordTests.journal(of: JournalRecordTests.facts)
    for seed in FuzzCount.times(350) {
      var draws = SeededDraws(seed: seed)
      do throws(JournalFault) {
        _ = try JournalRecord(Self.mutated(whole, &draws))
      } catch {
        #expect(error.description.hasPrefix("journal line "), "seed \(seed)")
      }
    }
  }

  /// Lines left out, repeated or in another order, and other numbers in them.
  private static func shuffled(
    _ lines: [ArraySlice<UInt8>], _ draws: inout SeededDraws
  ) -> [UInt8] {
    var lines = lines
    for _ in 0...draws.below(3) {
      let place = 1 + draws.below(lines.count - 1)
      switch draws.below(4) {
      case 0 where lines.count > 2: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines.swapAt(place, 1 + draws.below(lines.count - 1))
      default:
        let digits = lines[place].indices.filter { (0x30...0x39).contains(lines[place][$0]) }
        if !digits.isEmpty { lines[place][draws.pick(digits)] = 0x30 + UInt8(draws.below(10)) }
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  @Test("plays what no run wrote, and never traps")
  func playing() throws {
    let app = CompiledApp(JournalReplayTests.app)
    for seed in FuzzCount.times(20) {
      var draws = SeededDraws(seed: seed)
      let session = AppSession(
        app: app, configuration: SessionConfiguration(seed: Seed(seed), isJournaling: true))
      _ = session.launch(arguments: [], environment: [:])
      for _ in 0..<8 { JournalReplayTests.act(on: session, &draws) }
      let lines = (session.device.journal?.bytes ?? []).split(separator: 0x0A)
      guard let record = try? JournalRecord(Self.shuffled(lines, &draws)),
        let last = record.entries.last, last.nanoseconds < 3_600_000_000_000
      else { continue }
      _ = try JournalPlayer(record, app: app)
        .snapshot(at: VirtualInstant(nanoseconds: last.nanoseconds))
    }
  }
}
