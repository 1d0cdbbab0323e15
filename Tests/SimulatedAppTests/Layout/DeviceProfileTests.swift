import SimulatedApp
import Testing

@Suite("Device profiles")
struct DeviceProfileTests {
  @Test("each is found by its name, and names are told apart")
  func names() {
    for profile in DeviceProfile.all { #expect(DeviceProfile.named(profile.name) == profile) }
    #expect(Set(DeviceProfile.names).count == DeviceProfile.all.count)
    #expect(DeviceProfile.named("iPhone 1000") == nil)
  }

  @Test("a size stands for a device with such a screen")
  func sizes() {
    let profile = DeviceProfile.named("414x895")
    #expect(profile?.width == 414 && profile?.height == 895)
    #expect(profile?.has(.home) == false)
    #expect(DeviceProfile.named("400x395")?.has(.home) == true)
    #expect(DeviceProfile.named("834x1112")?.isTablet == true)
    #expect(DeviceProfile.named("414x896, iOS 18")?.system == .ios18)
  }

  @Test(
    "what is no size of a screen is no device",
    arguments: ["199x400", "400x4001", "414x", "x", "+414x896", "0414x896", "4x1x4", "414 x 896"])
  func noSizes(name: String) { #expect(DeviceProfile.named(name) == nil) }

  @Test("faults draw devices that differ")
  func varied() { #expect(DeviceProfile.varied.count == 13) }

  @Test("short names and versions of the system are understood")
  func namesWithSystems() {
    #expect(DeviceProfile.named("iPhone SE")?.name == "iPhone SE (3rd generation)")
    let profile = DeviceProfile.named("iPhone 15, iOS 18.5")
    #expect(profile?.system == .ios18)
    #expect(profile?.fullName == "iPhone 15, iOS 18.5")
    #expect(profile?.running(.ios26).fullName == "iPhone 15, iOS 26")
    #expect(profile.flatMap { DeviceProfile.named($0.fullName) } == profile)
    #expect(profile?.onItsSide.system == .ios18)
    #expect(DeviceProfile.named("iPhone 15, iOS 9") == nil)
  }

  @Test("bars are as high as the version of the system has them")
  func bars() {
    #expect(DeviceProfile.standard.navigationBarHeight == 44)
    #expect(DeviceProfile.standard.running(.ios18).navigationBarHeight == 44)
    #expect(DeviceProfile.standard.running(.ios26).navigationBarHeight == 54)
  }

  @Test("the standard one is among them")
  func standard() { #expect(DeviceProfile.all.contains(.standard)) }

  @Test("there is room on a device that lies on its side", arguments: DeviceProfile.all)
  func roomOnItsSide(profile: DeviceProfile) {
    let turned = profile.onItsSide
    let bars =
      turned.topInset + turned.navigationBarHeight + turned.tabBarHeight + turned.bottomInset
    #expect(turned.width == profile.height && turned.height == profile.width)
    #expect(bars + turned.keyboardHeight < turned.height)
    #expect(turned.isTablet == profile.isTablet)
  }

  @Test("buttons are those of the device")
  func buttons() {
    let owners = [DeviceButton.home, .action, .camera].map { button in
      DeviceProfile.all.filter { $0.has(button) }.map(\.name)
    }
    let camera = [
      "iPhone 16", "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", "iPhone Air", "iPhone 16 Plus",
      "iPhone 16 Pro Max", "iPhone 17 Pro Max",
    ]
    #expect(
      owners == [
        [
          "iPhone SE (1st generation)", "iPhone 8", "iPhone SE (3rd generation)", "iPhone 8 Plus",
        ],
        ["iPhone 16e", "iPhone 15 Pro"] + camera.prefix(5) + ["iPhone 15 Pro Max"]
          + camera.dropFirst(5),
        camera,
      ])
  }

  @Test("there is room for bars, content and keyboard", arguments: DeviceProfile.all)
  func room(profile: DeviceProfile) {
    let bars =
      profile.topInset + profile.navigationBarHeight + profile.tabBarHeight + profile.bottomInset
    #expect(profile.width >= 320 && profile.width < profile.height)
    #expect(bars + profile.keyboardHeight < profile.height)
    #expect(profile.bottomInset < profile.keyboardHeight)
  }
}
