/// A small seeded generator for tests: the same seed gives the same draws on every machine.
struct SeededDraws {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to a bound that is left out.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A value now and then, otherwise nil.
  mutating func sometimes<Value>(_ make: (inout SeededDraws) -> Value) -> Value? {
    chance(35) ? make(&self) : nil
  }

  /// A short list.
  mutating func list<Value>(
    _ count: Int, _ make: (inout SeededDraws) -> Value
  ) -> [Value] {
    (0..<below(count + 1)).map { _ in make(&self) }
  }
}
