/// Unordered entries, in separately allocated memory.
@usableFromInline
struct EventPile: ~Copyable {
  /// The entries; those below ``count`` are initialised.
  @usableFromInline var block: UnsafeMutablePointer<EventEntry>
  @usableFromInline var count: Int = 0
  /// The capacity in entries.
  @usableFromInline var room: Int = 1

  @inlinable
  init() {
    block = .allocate(capacity: 1)
  }

  @inlinable
  deinit {
    block.deallocate()
  }

  /// Reserves capacity for a number of entries.
  @usableFromInline
  mutating func reserve(_ wanted: Int) {
    guard wanted > room else { return }
    room = max(wanted, room * 2)
    let wider = UnsafeMutablePointer<EventEntry>.allocate(capacity: room)
    wider.moveInitialize(from: block, count: count)
    block.deallocate()
    block = wider
  }

  @inlinable
  mutating func append(_ entry: EventEntry) {
    if count == room { reserve(count + 1) }
    (block + count).initialize(to: entry)
    count += 1
  }
}
