/// One of several runs that share the trials of a campaign: every n-th seed of each test.
package struct Shard: Sendable, Equatable {
  /// The number of the shard, from 1.
  package let number: Int
  /// The number of shards.
  package let count: Int

  /// The most shards.
  package static let countLimit = 100_000
  /// A run that makes all trials.
  package static let whole = Shard(checkedNumber: 1, of: 1)

  /// Makes a shard; nil if the number is out of range.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.countLimit).contains(count), (1...count).contains(number) else { return nil }
    self.init(checkedNumber: number, of: count)
  }

  private init(checkedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The numbers of its trials, from 0, out of a total.
  package func trials(of total: Int) -> StrideTo<Int> {
    stride(from: number - 1, to: total, by: count)
  }

  /// Whether it makes all trials.
  package var isWhole: Bool { count == 1 }
}

extension Shard: LosslessStringConvertible {
  /// The shard as text, such as `2/4`.
  package var description: String { "\(number)/\(count)" }

  /// Reads a number and a count with a slash between.
  package init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }
}
