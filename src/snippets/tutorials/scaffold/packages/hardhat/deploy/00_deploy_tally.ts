import type {DeployFunction} from 'hardhat-deploy/types';

const deployTally: DeployFunction = async ({
  deployments,
  getNamedAccounts,
}) => {
  const {deployer} = await getNamedAccounts();
  await deployments.deploy('Tally', {
    from: deployer,
    args: ['Ship it?'],
    log: true,
  });
};

export default deployTally;
deployTally.tags = ['Tally'];
