import Dispatch
import Testing

@testable import AppTunnel

@Suite("Patience with other threads")
struct ThreadPatienceTests {
  private let short = ThreadPatience(roundNanoseconds: 2_000_000, rounds: 5)

  @Test("ends as soon as what is waited for holds")
  func holding() {
    var looks = 0
    let isMet = short.waits {
      looks += 1
      return looks == 3
    }
    #expect(isMet)
    #expect(looks == 3)
  }

  @Test("ends after its rounds while threads are free")
  func givingUp() {
    #expect(!short.waits { false })
  }

  @Test("ends in any case at its limit")
  func limit() {
    let brief = ThreadPatience(
      roundNanoseconds: 1_000_000_000, rounds: 1_000_000, limitNanoseconds: 5_000_000)
    #expect(!brief.waits { false })
  }

  @Test("counts no time in which others hold every thread of the pool")
  func heldPool() {
    let pool = DispatchQueue(label: "held")
    pool.suspend()
    var looks = 0
    let held = ThreadPatience(roundNanoseconds: 1_000, rounds: 1, pool: pool)

    let isMet = held.waits {
      looks += 1
      return looks == 100
    }

    pool.resume()
    #expect(isMet)
  }
}
