import Testing
import Trials

struct PairCircuitTests {
  @Test(arguments: [2, 3, 4, 5, 10, 41])
  func `Every ordered pair stands side by side, once`(count: Int) {
    let places = PairCircuit.places(of: count)
    #expect(places.count == count * (count - 1) + 1)
    let pairs = Set(zip(places, places.dropFirst()).map { [$0, $1] })
    var all: Set<[Int]> = []
    for one in 0..<count {
      for other in 0..<count where other != one { all.insert([one, other]) }
    }
    #expect(pairs == all)
  }

  @Test func `One thing has one place, none has none`() {
    #expect(PairCircuit.places(of: 1) == [0])
    #expect(PairCircuit.places(of: 0) == [])
  }
}
