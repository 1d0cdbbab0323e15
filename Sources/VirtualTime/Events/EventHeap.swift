/// One entry of an ``EventHeap``: a deadline, and the word that orders entries of equal deadline.
@usableFromInline
struct EventEntry {
  /// The deadline in nanoseconds since the start of the run.
  @usableFromInline var deadline: Int64
  /// The sequence number in the high bits, and the event's slot in the low bits, as in
  /// ``EventHandle``.
  @usableFromInline var order: UInt64

  @inlinable
  init(deadline: Int64, order: UInt64) {
    self.deadline = deadline
    self.order = order
  }

  /// The total order (deadline, sequence number), as one number so that comparing needs no branch.
  @inlinable
  var key: UInt128 {
    UInt128(UInt64(bitPattern: deadline) ^ (1 << 63)) << 64 | UInt128(order)
  }

  @inlinable
  func precedes(_ other: EventEntry) -> Bool { key < other.key }
}

/// A heap in which every entry has four children, in separately allocated memory.
///
/// Entries take 16 bytes and the root lies at index 3 of a block aligned to 64 bytes, so the four
/// children of any entry share one cache line.
@usableFromInline
struct EventHeap: ~Copyable {
  /// The block; entries lie at `first ..< end`.
  @usableFromInline var block: UnsafeMutablePointer<EventEntry>
  /// One past the index of the last entry.
  @usableFromInline var end: Int
  /// The capacity of the block in entries, including the unused first three.
  @usableFromInline var room: Int

  @usableFromInline static var first: Int { 3 }

  @inlinable
  init() {
    room = 16
    block = Self.allocate(room)
    end = Self.first
  }

  @inlinable
  deinit {
    UnsafeMutableRawPointer(block).deallocate()
  }

  @inlinable
  var count: Int { end - Self.first }

  /// The first entry in the order, or `nil` when there is none.
  @inlinable
  var top: EventEntry? { end > Self.first ? block[Self.first] : nil }

  /// Allocates memory for a number of entries, aligned to a cache line.
  @inlinable
  static func allocate(_ room: Int) -> UnsafeMutablePointer<EventEntry> {
    UnsafeMutableRawPointer.allocate(
      byteCount: room * MemoryLayout<EventEntry>.stride, alignment: 64
    ).bindMemory(to: EventEntry.self, capacity: room)
  }

  @usableFromInline
  mutating func grow() {
    let wider = Self.allocate(room * 2)
    (wider + Self.first).moveInitialize(from: block + Self.first, count: count)
    UnsafeMutableRawPointer(block).deallocate()
    block = wider
    room *= 2
  }

  @inlinable
  mutating func push(_ entry: EventEntry) {
    if end == room { grow() }
    end += 1
    rise(entry, from: end - 1)
  }

  /// Removes and returns the first entry; the heap must not be empty.
  @inlinable
  mutating func popTop() -> EventEntry {
    let top = block[Self.first]
    end -= 1
    if end > Self.first { settleRoot(block[end]) }
    return top
  }

  /// Puts an entry at a hole, or as far above it as the order requires.
  @inlinable
  mutating func rise(_ entry: EventEntry, from start: Int) {
    var hole = start
    while hole > Self.first {
      let parent = (hole >> 2) + 2
      guard entry.precedes(block[parent]) else { break }
      block[hole] = block[parent]
      hole = parent
    }
    block[hole] = entry
  }

  /// Puts an entry in the place of the root.
  ///
  /// The hole first moves down to a leaf, because the entry came from a leaf and usually belongs
  /// near one. This saves a comparison per level.
  @inlinable
  mutating func settleRoot(_ entry: EventEntry) {
    sink(entry, from: Self.first)
  }

  /// Moves the hole down and then puts the entry there, or as far above as the order requires.
  @inlinable
  mutating func sink(_ entry: EventEntry, from start: Int) {
    var hole = start
    var child = hole * 4 - 8
    while child + 4 <= end {
      let left = block[child + 1].precedes(block[child]) ? child + 1 : child
      let right = block[child + 3].precedes(block[child + 2]) ? child + 3 : child + 2
      let least = block[right].precedes(block[left]) ? right : left
      block[hole] = block[least]
      hole = least
      child = hole * 4 - 8
    }
    if child < end {
      var least = child
      for other in (child + 1)..<(Swift.max(end, child + 1))
      where block[other].precedes(block[least]) {
        least = other
      }
      block[hole] = block[least]
      hole = least
    }
    rise(entry, from: hole)
  }
}
