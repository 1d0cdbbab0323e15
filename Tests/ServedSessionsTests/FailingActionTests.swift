import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

/// What a failing action leaves behind, in a short run and in a long one.
struct FailingActionTests {
  /// A run of the sample that has opened and left a row this many times.
  private func session(rounds: Int) throws -> ServedSession {
    let session = try SampleSessions.sample("ListCoordinator")
    for _ in 0..<rounds {
      try session.perform(.gesture(.tap, on: .query(.some(.cell).index(0))))
      try session.perform(.advance(.seconds(3)))
      try session.perform(.gesture(.tap, on: .query(.some(.button, "BackButton"))))
    }
    return session
  }

  private func fault(of session: ServedSession) -> SessionFault? {
    do throws(SessionFault) {
      try session.perform(.gesture(.tap, on: .query(.some(.button, "nowhere"))))
    } catch {
      return error
    }
    return nil
  }

  /// A touch far outside fails when it is made, and not when its element is looked for.
  private func touchFault(of session: ServedSession) -> SessionFault? {
    do throws(SessionFault) { try session.perform(.open(link: "nothing://here")) } catch {
      return error
    }
    return nil
  }

  @Test func `a long run is not repeated, and tells the same as a short one`() throws {
    let (short, long) = (try session(rounds: 1), try session(rounds: 20))
    let (before, steps) = (long.session, long.live.steps)
    let (first, second) = (touchFault(of: short), touchFault(of: long))

    #expect(first != nil)
    #expect(first?.message == second?.message)
    #expect(long.session === before)
    #expect(long.live.steps == steps)
  }

  @Test func `the journal after it is that of a run without it`() throws {
    let (with, without) = (try session(rounds: 20), try session(rounds: 20))
    _ = touchFault(of: with)
    _ = fault(of: with)
    for session in [with, without] {
      try session.perform(.gesture(.tap, on: .query(.some(.cell).index(2))))
      try session.perform(.advance(.seconds(3)))
    }

    #expect(with.journal == without.journal)
  }
}
