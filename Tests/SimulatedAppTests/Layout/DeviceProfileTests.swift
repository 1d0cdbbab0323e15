import Testing

@testable import SimulatedApp

@Suite("Device profiles")
struct DeviceProfileTests {
  @Test("each is found by its name, and names are told apart")
  func names() {
    for profile in DeviceProfile.all { #expect(DeviceProfile.named(profile.name) == profile) }
    #expect(Set(DeviceProfile.names).count == DeviceProfile.all.count)
    #expect(DeviceProfile.named("iPhone 1000") == nil)
  }

  @Test("the standard one is among them")
  func standard() { #expect(DeviceProfile.all.contains(.standard)) }

  @Test("there is room for bars, content and keyboard", arguments: DeviceProfile.all)
  func room(profile: DeviceProfile) {
    let bars =
      profile.topInset + profile.navigationBarHeight + profile.tabBarHeight + profile.bottomInset
    #expect(profile.width >= 320 && profile.width < profile.height)
    #expect(bars + profile.keyboardHeight < profile.height)
    #expect(profile.bottomInset < profile.keyboardHeight)
  }
}
