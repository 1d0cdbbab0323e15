/// Entries in the order of their keys, fast for a few of them and for millions.
///
/// A few entries are all in a heap. With many entries, a heap would miss the cache at every level,
/// so they are first collected in an unsorted pile. The first request for the smallest entry
/// distributes the pile over buckets of equal width in time (the rung). Each bucket is moved to the
/// heap when it is due.
///
/// Invariants: entries before ``nearEnd`` are in the heap; those from ``farStart`` on are in the
/// pile; those in between are on the rung, or in the heap if they were added after the rung was
/// built.
@usableFromInline
struct EventLadder: ~Copyable {
  @usableFromInline var heap: EventHeap = EventHeap()
  @usableFromInline var pile: EventPile = EventPile()
  /// The entries of buckets not yet taken, bucket by bucket, from ``rungPosition`` on.
  @usableFromInline var rung: EventPile = EventPile()
  @usableFromInline var rungPosition: Int = 0
  /// Where the next bucket begins in time.
  @usableFromInline var nearEnd: Int64 = .max
  /// The deadline from which entries go to the pile.
  @usableFromInline var farStart: Int64 = .max
  /// The ends of the buckets on the rung, and which is next.
  @usableFromInline var bucketEnds: [Int] = []
  @usableFromInline var nextBucket: Int = 0
  /// The width of a bucket is 2 to this power, in nanoseconds.
  @usableFromInline var widthBits: Int64 = 0

  /// The most entries in the heap before further ones go to the pile.
  @usableFromInline static var heapLimit: Int { 8_192 }
  /// The number of entries per bucket if they are spread evenly.
  @usableFromInline static var bucketSize: Int { 32 }

  @inlinable
  init() {}

  @inlinable
  var count: Int { heap.count + pile.count + rung.count - rungPosition }

  @inlinable
  mutating func push(_ entry: EventEntry) {
    if entry.deadline >= farStart {
      pile.append(entry)
      return
    }
    heap.push(entry)
    if heap.count > Self.heapLimit, farStart == .max { pileUp() }
  }

  /// The first entry in the order, which is then the top of the heap; `nil` if there is none.
  @inlinable
  var top: EventEntry? {
    mutating get {
      guard let top = heap.top, top.deadline < nearEnd else { return topOfRest() }
      return top
    }
  }

  /// Moves entries to the heap until it contains the smallest of all.
  @usableFromInline
  mutating func topOfRest() -> EventEntry? {
    while rungPosition < rung.count || pile.count > 0 {
      if let top = heap.top, top.deadline < nearEnd { return top }
      if rungPosition < rung.count { takeBucket() } else { spread() }
    }
    return heap.top
  }

  @usableFromInline
  mutating func pileUp() {
    pile.reserve(count)
    for index in EventHeap.first..<heap.end { pile.append(heap.block[index]) }
    heap.end = EventHeap.first
    for index in rungPosition..<rung.count { pile.append(rung.block[index]) }
    rung.count = 0
    rungPosition = 0
    nearEnd = .min
    farStart = .min
  }

  /// Moves the next bucket from the rung into the heap.
  private mutating func takeBucket() {
    let end = bucketEnds[nextBucket]
    while rungPosition < end {
      heap.push(rung.block[rungPosition])
      rungPosition += 1
    }
    nextBucket += 1
    let isLast = nextBucket == bucketEnds.count
    nearEnd = isLast ? farStart : nearEnd.addingSaturated(1 << widthBits)
  }

  /// Distributes the pile over the rung, or moves it to the heap if it is small.
  private mutating func spread() {
    guard pile.count > Self.heapLimit / 2 else {
      for index in 0..<pile.count { heap.push(pile.block[index]) }
      pile.count = 0
      nearEnd = .max
      farStart = .max
      return
    }
    var least = Int64.max
    var greatest = Int64.min
    for index in 0..<pile.count {
      least = min(least, pile.block[index].deadline)
      greatest = max(greatest, pile.block[index].deadline)
    }
    let span = UInt64(bitPattern: greatest &- least)
    let wanted = UInt64(pile.count / Self.bucketSize)
    widthBits = 0
    while span >> UInt64(widthBits) >= wanted { widthBits += 1 }
    nearEnd = least
    farStart = greatest.addingSaturated(1)
    fillRung(from: least, buckets: Int(span >> UInt64(widthBits)) + 1)
    pile.count = 0
  }

  /// Sorts the pile into buckets with a counting sort, which keeps each bucket contiguous.
  private mutating func fillRung(from least: Int64, buckets: Int) {
    bucketEnds.removeAll(keepingCapacity: true)
    bucketEnds.append(contentsOf: repeatElement(0, count: buckets))
    nextBucket = 0
    rungPosition = 0
    rung.count = 0
    rung.reserve(pile.count)
    let (pile, rung, bits) = (pile.block, rung.block, UInt64(widthBits))
    let count = self.pile.count
    bucketEnds.withUnsafeMutableBufferPointer { ends in
      for index in 0..<count {
        ends[Int(UInt64(bitPattern: pile[index].deadline &- least) >> bits)] += 1
      }
      var start = 0
      for bucket in ends.indices {
        (start, ends[bucket]) = (start + ends[bucket], start)
      }
      for index in 0..<count {
        let bucket = Int(UInt64(bitPattern: pile[index].deadline &- least) >> bits)
        (rung + ends[bucket]).initialize(to: pile[index])
        ends[bucket] += 1
      }
    }
    self.rung.count = count
  }

  /// Removes entries of events that are no longer pending and moves the others to the pile.
  mutating func compact<Payload>(keeping slots: borrowing EventSlots<Payload>) {
    pileUp()
    var kept = 0
    for index in 0..<pile.count where slots.isLive(pile.block[index].order) {
      pile.block[kept] = pile.block[index]
      kept += 1
    }
    pile.count = kept
  }
}
